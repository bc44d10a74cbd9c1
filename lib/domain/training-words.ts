import * as path from '../routes/path';
import { wholeClocksWords } from './trainings/clock-words';
import { parseSlot } from './trainings/slot';
import type { TrainingType } from './trainings/training';
import type { NotificationData } from './notification';

/** What a message names of a training. */
export interface ToldTraining {
  id: string;
  topic: string;
  /** By Moscow's clock. */
  slot: string;
  /** By the place's. */
  localSlot: string;
  /** By that where the reader works: told of a webinar. */
  readerSlot?: string | null;
  type: TrainingType;
  city: string | null;
  address: string | null;
}

/** What a letter says by itself: its subject, and what happened. Its links are made as it is sent. */
export interface LetterWords {
  title: string;
  text: string;
}

/** One event for both: a guest has neither bookings of their own to open nor a schedule. */
export interface BookedWords {
  account: NotificationData;
  guest: LetterWords;
}

/** `Казань, ул. Баумана, 44`, or `вебинар`. */
export const placeWords = ({ type, city, address }: Pick<ToldTraining, 'type' | 'city' | 'address'>) =>
  type === 'webinar' ? 'вебинар' : [city, address].filter(Boolean).join(', ');

/** The booking among one's own: a training's page is the staff's. */
export const bookingLink = (id: string): string => `${path.appointments()}#training-${id}`;

const whenAndWhere = (training: ToldTraining) => `${wholeClocksWords(training)}, ${placeWords(training)}`;

function about(training: ToldTraining): Omit<NotificationData, 'title' | 'text'> {
  const wall = parseSlot(training.slot);
  return {
    link: bookingLink(training.id),
    trainingTopicName: training.topic,
    ...(wall ? { trainingDate: wall.day, trainingDateTime: `${wall.day}T${wall.from}:00+03:00` } : {}),
  };
}

const told = (training: ToldTraining, title: string, text: string): NotificationData => ({
  ...about(training),
  title,
  text,
});

/** The same of what changes an entry of the person's calendar. */
const toldBooking = (training: ToldTraining, title: string, text: string): NotificationData => ({
  ...told(training, title, text),
  bookedOn: [training.id],
});

/** `facts` are everybody's; `advice` is what an account alone can do. */
const toldBoth = (training: ToldTraining, title: string, facts: string, advice = ''): BookedWords => ({
  account: toldBooking(training, title, advice ? `${facts} ${advice}` : facts),
  guest: { title, text: facts },
});

/** ` Заболел ведущий.`; '' without a reason. */
const reasonWords = (reason: string | null) => (reason ? ` ${reason.replace(/[.\s]*$/, '.')}` : '');

export const bookingMade = (training: ToldTraining) =>
  toldBooking(training, `Вы записаны: «${training.topic}»`, `${whenAndWhere(training)}.`);

export const bookingMadeByStaff = (training: ToldTraining) =>
  toldBooking(
    training,
    `Вас записали: «${training.topic}»`,
    `${whenAndWhere(training)}. Не сможете прийти — отмените запись, место достанется другому.`,
  );

/** A place in line is no entry of a calendar. */
export const waitingByStaff = (training: ToldTraining) =>
  told(
    training,
    `Лист ожидания: «${training.topic}»`,
    `Вас поставили в лист ожидания тренинга: ${whenAndWhere(training)}. Если место освободится, портал запишет вас сам и сразу сообщит. Не хотите ждать — выйдите из листа ожидания.`,
  );

export const bookingMoved = (from: ToldTraining, to: ToldTraining): NotificationData => ({
  ...told(
    to,
    `Запись перенесена: «${to.topic}»`,
    `Было: ${from.topic === to.topic ? '' : `«${from.topic}», `}${whenAndWhere(from)}. Стало: ${whenAndWhere(to)}.`,
  ),
  bookedOn: [from.id, to.id],
});

/** Asked for among one's own bookings; never given by a link itself. */
const ANSWER = 'Ответьте в «Моих записях»: «Приду» или «Не приду» — тогда место получит другой.';

/** What is advised: a seat or a place in line is given up; of a seat within a day of the start an answer is asked for. */
const ADVICE = {
  seat: 'Не сможете прийти — отмените запись.',
  line: 'Не сможете прийти — выйдите из листа ожидания.',
  asked: ANSWER,
};

/** Time, place or kind of a training somebody is booked on or waits for has changed. */
export const trainingChanged = (
  from: ToldTraining,
  to: ToldTraining,
  advice: keyof typeof ADVICE,
): BookedWords => {
  const title = `Тренинг изменился: «${to.topic}»`;
  const [was, is] = [whenAndWhere(from), whenAndWhere(to)];
  return was === is
    ? toldBoth(to, title, `${is}. Ведёт другой человек, время и место прежние.`)
    : toldBoth(to, title, `Было: ${was}. Стало: ${is}.`, ADVICE[advice]);
};

export const seatFromLine = (training: ToldTraining): BookedWords =>
  toldBoth(
    training,
    `Место освободилось, вы записаны: «${training.topic}»`,
    `${whenAndWhere(training)}.`,
    'Не сможете прийти — отмените запись, место получит следующий в очереди.',
  );

/** Shortened to what a list and a push show. */
/** Of what somebody has written, as much as a notification holds. */
export const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

export const webinarAnswered = (
  training: ToldTraining,
  { question, answer }: { question: string; answer: string },
) =>
  told(
    training,
    `Ведущий ответил на ваш вопрос: «${training.topic}»`,
    `Вы спросили: ${short(question)} Ответ: ${short(answer)}`,
  );

/**
 * What the leader writes to people of a training, whole: it is read in a letter. Who was not there is led to other dates
 * of the topic.
 */
export function trainingMessage(
  training: ToldTraining,
  { text, author, otherDates }: { text: string; author: string; otherDates: string | null },
): BookedWords {
  const title = `Сообщение о тренинге «${training.topic}»`;
  const facts = `${author}: ${text}\n${whenAndWhere(training)}.`;
  const account = told(training, title, facts);
  return {
    account: { ...account, ...(otherDates === null ? {} : { link: otherDates }) },
    guest: { title, text: facts },
  };
}

/** A day or an hour before. */
export const trainingSoon = (training: ToldTraining, hours: 1 | 24): BookedWords =>
  toldBoth(
    training,
    hours === 24 ? `Скоро тренинг: «${training.topic}»` : `Через час тренинг: «${training.topic}»`,
    `${whenAndWhere(training)}.`,
    ANSWER,
  );

export const seatNeverFreed = (training: ToldTraining): BookedWords =>
  toldBoth(
    training,
    `Место не освободилось: «${training.topic}»`,
    `${whenAndWhere(training)}. Лист ожидания закрыт: тренинг начался.`,
    'Другие даты темы — в расписании.',
  );

export const trainingCancelled = (training: ToldTraining, reason: string | null): BookedWords =>
  toldBoth(
    training,
    `Тренинг отменён: «${training.topic}»`,
    `${whenAndWhere(training)}.${reasonWords(reason)}`,
    'Другие даты — в расписании.',
  );

export const bookingRemoved = (training: ToldTraining, reason: string | null): BookedWords =>
  toldBoth(
    training,
    `Запись снята: «${training.topic}»`,
    `${whenAndWhere(training)}.${reasonWords(reason)}`,
    'Записаться можно на другую дату.',
  );

const KEPT = 'Для этого сохранены ваши имя, телефон, почта и аптека. Они нужны только для тренинга.';

/** To a guest who came without a booking: what is kept of them. */
export const guestCame = (training: ToldTraining): LetterWords => ({
  title: `Вы на тренинге: «${training.topic}»`,
  text: `Вас отметили на тренинге «${training.topic}»: ${whenAndWhere(training)}.\n\n${KEPT}`,
});

/** To a guest whom staff have recorded: what for, and what is kept of them. */
export const guestRecorded = (training: ToldTraining, seated: boolean): LetterWords => ({
  title: `${seated ? 'Вы записаны' : 'Лист ожидания'}: «${training.topic}»`,
  text: [
    `${seated ? 'Вас записали на тренинг' : 'Вас поставили в лист ожидания тренинга'} «${training.topic}»: ${whenAndWhere(training)}.`,
    `${KEPT} Не просили записывать вас — снимите запись.`,
  ].join('\n\n'),
});
