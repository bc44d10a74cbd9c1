import { counted } from '../format/number';
import type { NotificationData } from './notification';
import { placeWords, short, type TrainingFacts } from './training-words';
import { momentWords, wholeClocksWords } from './trainings/clock-words';

const WAITING = ['человек', 'человека', 'человек'] as const;
const SEATS = ['место', 'места', 'мест'] as const;
const RECORDED = ['участник', 'участника', 'участников'] as const;

const whenAndWhere = (training: TrainingFacts) => `${wholeClocksWords(training)}, ${placeWords(training)}`;

/** Notification to the leader of a training; `link` is a page that the leader's role may open. */
export const trainingFull = (
  training: TrainingFacts,
  { waiting, link }: { waiting: number; link: string },
): NotificationData => ({
  link,
  title: `Все места заняты: «${training.topic}»`,
  text: `${whenAndWhere(training)}.${waiting > 0 ? ` В листе ожидания ${counted(waiting, WAITING)}.` : ''}`,
});

export const visitsUnmarked = (
  training: TrainingFacts,
  { registered, link }: { registered: number; link: string },
): NotificationData => ({
  link,
  title: `Отметьте, кто пришёл: «${training.topic}»`,
  text: `${whenAndWhere(training)}. Записано: ${counted(registered, RECORDED)}, визитов не отмечено.`,
});

/** Notification of a question asked in a webinar. */
export const webinarAsked = (
  { topic }: Pick<TrainingFacts, 'topic'>,
  { question, link }: { question: string; link: string },
): NotificationData => ({ link, title: `Новый вопрос: «${topic}»`, text: short(question) });

export interface GivenUp {
  training: TrainingFacts;
  seats: number;
}

/** One message about seats given up within one hour, a day or less before the start, on all trainings of a leader. */
export function seatsGivenUp(of: readonly GivenUp[], link: string): NotificationData {
  const total = of.reduce((sum, { seats }) => sum + seats, 0);
  return {
    link,
    title: `Поздняя отмена: ${counted(total, SEATS)}`,
    text: of
      .map(({ training, seats }) => `«${training.topic}», ${momentWords(training.slot)}: ${String(seats)}`)
      .join('. ')
      .concat('. Освободившееся место получает первый в листе ожидания.'),
  };
}
