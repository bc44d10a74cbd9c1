import * as path from '../routes/path';
import { wholeClocksWords } from './trainings/clock-words';
import { parseSlot } from './trainings/slot';
import type { TrainingType } from './trainings/training';
import type { NotificationData } from './notification';

/** The facts of a training that notices, letters and reports name. */
export interface TrainingFacts {
  id: string;
  topic: string;
  /** Time by Moscow's clock. */
  slot: string;
  /** Time by the clock of the training's place. */
  localSlot: string;
  /** Time by the clock of the reader's pharmacy; set for a webinar. */
  readerSlot?: string | null;
  type: TrainingType;
  city: string | null;
  address: string | null;
}

/** A letter's subject and text; its links are added when it is sent. */
export interface LetterWords {
  title: string;
  text: string;
}

/** One event for an account and for a guest, who has neither a list of bookings nor a schedule. */
export interface BookedWords {
  account: NotificationData;
  guest: LetterWords;
}

/** `Казань, ул. Баумана, 44`, or `вебинар`. */
export const placeWords = ({ type, city, address }: Pick<TrainingFacts, 'type' | 'city' | 'address'>) =>
  type === 'webinar' ? 'вебинар' : [city, address].filter(Boolean).join(', ');

/** Link to the booking in the person's own list; the page of a training is for staff only. */
export const bookingLink = (id: string): string => `${path.appointments()}#training-${id}`;

const whenAndWhere = (training: TrainingFacts) => `${wholeClocksWords(training)}, ${placeWords(training)}`;

function about(training: TrainingFacts): Omit<NotificationData, 'title' | 'text'> {
  const wall = parseSlot(training.slot);
  return {
    link: bookingLink(training.id),
    trainingTopicName: training.topic,
    ...(wall ? { trainingDate: wall.day, trainingDateTime: `${wall.day}T${wall.from}:00+03:00` } : {}),
  };
}

const notice = (training: TrainingFacts, title: string, text: string): NotificationData => ({
  ...about(training),
  title,
  text,
});

/** Notification of a change in the person's calendar: it names the training whose entry changes. */
const bookingNotice = (training: TrainingFacts, title: string, text: string): NotificationData => ({
  ...notice(training, title, text),
  bookedOn: [training.id],
});

/** Notification to an account and letter to a guest: both have `facts`, `advice` is for the account only. */
const noticeForBoth = (training: TrainingFacts, title: string, facts: string, advice = ''): BookedWords => ({
  account: bookingNotice(training, title, advice ? `${facts} ${advice}` : facts),
  guest: { title, text: facts },
});

/** ` Заболел ведущий.`; '' without a reason. */
const reasonWords = (reason: string | null) => (reason ? ` ${reason.replace(/[.\s]*$/, '.')}` : '');

export const bookingMade = (training: TrainingFacts) =>
  bookingNotice(training, `Вы записаны: «${training.topic}»`, `${whenAndWhere(training)}.`);

export const bookingMadeByStaff = (training: TrainingFacts) =>
  bookingNotice(
    training,
    `Вас записали: «${training.topic}»`,
    `${whenAndWhere(training)}. Не сможете прийти — отмените запись, место достанется другому.`,
  );

/** A place in line has no calendar entry. */
export const waitingByStaff = (training: TrainingFacts) =>
  notice(
    training,
    `Лист ожидания: «${training.topic}»`,
    `Вас поставили в лист ожидания тренинга: ${whenAndWhere(training)}. Если место освободится, портал запишет вас сам и сразу сообщит. Не хотите ждать — выйдите из листа ожидания.`,
  );

export const bookingMoved = (from: TrainingFacts, to: TrainingFacts): NotificationData => ({
  ...notice(
    to,
    `Запись перенесена: «${to.topic}»`,
    `Было: ${from.topic === to.topic ? '' : `«${from.topic}», `}${whenAndWhere(from)}. Стало: ${whenAndWhere(to)}.`,
  ),
  bookedOn: [from.id, to.id],
});

/** Opening the link gives no answer by itself: the answer is given in the list of bookings. */
const ANSWER = 'Ответьте в «Моих записях»: «Приду» или «Не приду» — тогда место получит другой.';

/** Advice by registration: a seat or a place in line; `asked` is a seat within a day of the start. */
const ADVICE = {
  seat: 'Не сможете прийти — отмените запись.',
  line: 'Не сможете прийти — выйдите из листа ожидания.',
  asked: ANSWER,
};

/** Notification of a changed time, place or type of a training, for people with a seat or a place in line. */
export const trainingChanged = (
  from: TrainingFacts,
  to: TrainingFacts,
  advice: keyof typeof ADVICE,
): BookedWords => {
  const title = `Тренинг изменился: «${to.topic}»`;
  const [was, is] = [whenAndWhere(from), whenAndWhere(to)];
  return was === is
    ? noticeForBoth(to, title, `${is}. Ведёт другой человек, время и место прежние.`)
    : noticeForBoth(to, title, `Было: ${was}. Стало: ${is}.`, ADVICE[advice]);
};

export const seatFromLine = (training: TrainingFacts): BookedWords =>
  noticeForBoth(
    training,
    `Место освободилось, вы записаны: «${training.topic}»`,
    `${whenAndWhere(training)}.`,
    'Не сможете прийти — отмените запись, место получит следующий в очереди.',
  );

/** A person's text, cut to the length that a notification shows. */
export const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

export const webinarAnswered = (
  training: TrainingFacts,
  { question, answer }: { question: string; answer: string },
) =>
  notice(
    training,
    `Ведущий ответил на ваш вопрос: «${training.topic}»`,
    `Вы спросили: ${short(question)} Ответ: ${short(answer)}`,
  );

/**
 * A leader's message to people of a training, uncut: a letter shows all of it. For people who did not come `otherDates`
 * is the link to other dates of the topic.
 */
export function trainingMessage(
  training: TrainingFacts,
  { text, author, otherDates }: { text: string; author: string; otherDates: string | null },
): BookedWords {
  const title = `Сообщение о тренинге «${training.topic}»`;
  const facts = `${author}: ${text}\n${whenAndWhere(training)}.`;
  const account = notice(training, title, facts);
  return {
    account: { ...account, ...(otherDates === null ? {} : { link: otherDates }) },
    guest: { title, text: facts },
  };
}

/** A reminder a day or an hour before the start. */
export const trainingSoon = (training: TrainingFacts, hours: 1 | 24): BookedWords =>
  noticeForBoth(
    training,
    hours === 24 ? `Скоро тренинг: «${training.topic}»` : `Через час тренинг: «${training.topic}»`,
    `${whenAndWhere(training)}.`,
    ANSWER,
  );

export const seatNeverFreed = (training: TrainingFacts): BookedWords =>
  noticeForBoth(
    training,
    `Место не освободилось: «${training.topic}»`,
    `${whenAndWhere(training)}. Лист ожидания закрыт: тренинг начался.`,
    'Другие даты темы — в расписании.',
  );

export const trainingCancelled = (training: TrainingFacts, reason: string | null): BookedWords =>
  noticeForBoth(
    training,
    `Тренинг отменён: «${training.topic}»`,
    `${whenAndWhere(training)}.${reasonWords(reason)}`,
    'Другие даты — в расписании.',
  );

export const bookingRemoved = (training: TrainingFacts, reason: string | null): BookedWords =>
  noticeForBoth(
    training,
    `Запись снята: «${training.topic}»`,
    `${whenAndWhere(training)}.${reasonWords(reason)}`,
    'Записаться можно на другую дату.',
  );

const KEPT = 'Для этого сохранены ваши имя, телефон, почта и аптека. Они нужны только для тренинга.';

/** Letter to a guest who came without a booking: what data about the guest is stored. */
export const guestCame = (training: TrainingFacts): LetterWords => ({
  title: `Вы на тренинге: «${training.topic}»`,
  text: `Вас отметили на тренинге «${training.topic}»: ${whenAndWhere(training)}.\n\n${KEPT}`,
});

/** Letter to a guest recorded by staff: for which training, and what data about the guest is stored. */
export const guestRecorded = (training: TrainingFacts, seated: boolean): LetterWords => ({
  title: `${seated ? 'Вы записаны' : 'Лист ожидания'}: «${training.topic}»`,
  text: [
    `${seated ? 'Вас записали на тренинг' : 'Вас поставили в лист ожидания тренинга'} «${training.topic}»: ${whenAndWhere(training)}.`,
    `${KEPT} Не просили записывать вас — снимите запись.`,
  ].join('\n\n'),
});
