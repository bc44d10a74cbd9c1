import type { Learning } from '@/api/learnings/queries';
import type { GiftGoal } from '@/api/orders/queries';
import type { Erid } from '@/components/blocks/erid-mark/erid-mark';
import { learningLink } from '@/components/blocks/learning-card/learning-words';
import { learningTitle } from '@/lib/domain/learning';
import { counted, points } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';

export interface FirstStep {
  title: string;
  /** What it is, how long it takes, what it pays. */
  text: string;
  href: string;
  /** Advertising marking of the item it names; none for a gift. */
  erid?: Erid;
  isDone: boolean;
}

/** First steps that the person has done. */
export type FirstDone = Record<'test' | 'video' | 'gift', boolean>;

const FIRST_DAYS = 7;

/** Counts of the person's items; undefined when the services returned none. */
interface Learned {
  begun: number | undefined;
  finished: number | undefined;
}

/**
 * Whether the steps are shown and ticked off: in the first week, or while the person has no points and no begun or
 * finished items. Items count as well, because points may be spent to the last one.
 */
export function isNewcomer(
  { totalPoints, createdAt }: { totalPoints: number; createdAt: string },
  { begun, finished }: Learned,
  now: Date,
): boolean {
  const days = (now.getTime() - Date.parse(createdAt)) / 86_400_000;
  return days < FIRST_DAYS || (totalPoints === 0 && begun === 0 && finished === 0);
}

const SECONDS_A_QUESTION = 30;
const minutes = (seconds: number) =>
  counted(Math.max(1, Math.ceil(seconds / 60)), ['минута', 'минуты', 'минут']);

const termsOf = (item: Learning, seconds: number) =>
  [
    `«${learningTitle(item.title)}»`,
    minutes(seconds),
    ...(item.points > 0 ? [points(item.points)] : []),
  ].join(', ');

type Step = Omit<FirstStep, 'isDone'>;

const eridOf = ({ needErid, eridToken, eridSource }: Learning): Erid => ({
  needErid,
  eridToken,
  eridSource,
});

function testStep(tests: readonly Learning[]): Step[] {
  const [first] = [...tests]
    .filter(({ questionsCount }) => questionsCount)
    .sort((left, right) => (left.questionsCount ?? 0) - (right.questionsCount ?? 0));
  const href = first && learningLink(first);
  if (!href) return [];
  const text = termsOf(first, (first.questionsCount ?? 0) * SECONDS_A_QUESTION);
  return [{ title: 'Пройдите первый тест', text, href, erid: eridOf(first) }];
}

function videoStep(videos: readonly Learning[]): Step[] {
  const [first] = videos.filter((item) => item.points > 0 && item.durationSeconds);
  const href = first && learningLink(first);
  if (!href) return [];
  const text = termsOf(first, first.durationSeconds ?? 0);
  return [{ title: 'Посмотрите видео', text, href, erid: eridOf(first) }];
}

function giftStep(goals: readonly GiftGoal[]): Step {
  const [cheapest] = [...goals].sort((left, right) => left.price - right.price);
  if (!cheapest)
    return { title: 'Прочитайте статью', text: 'Пять минут, а в конце — тест с баллами', href: path.news() };
  const text = `Самый близкий — ${quote(cheapest.name)}, ${points(cheapest.price)}`;
  return { title: 'Выберите подарок', text, href: path.gift(cheapest.id) };
}

/** First steps of a newcomer: the shortest test, a video, and a gift or an article; [] when all of them are done. */
export function firstSteps(
  tests: readonly Learning[],
  videos: readonly Learning[],
  goals: readonly GiftGoal[],
  done: FirstDone = { test: false, video: false, gift: false },
): FirstStep[] {
  const as = (isDone: boolean) => (step: Step) => ({ ...step, isDone });
  const steps = [
    ...testStep(tests).map(as(done.test)),
    ...videoStep(videos).map(as(done.video)),
    as(done.gift)(giftStep(goals)),
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
