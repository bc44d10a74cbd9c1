import type { Learning } from '@/api/learnings/queries';
import type { GiftGoal } from '@/api/orders/queries';
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

function testStep(tests: readonly Learning[]): FirstStep[] {
  const [first] = [...tests]
    .filter(({ questionsCount }) => questionsCount)
    .sort((left, right) => (left.questionsCount ?? 0) - (right.questionsCount ?? 0));
  const href = first && learningLink(first);
  if (!href) return [];
  const text = termsOf(first, (first.questionsCount ?? 0) * SECONDS_A_QUESTION);
  return [{ title: 'Пройдите первый тест', text, href }];
}

function videoStep(videos: readonly Learning[]): FirstStep[] {
  const [first] = videos.filter((item) => item.points > 0 && item.durationSeconds);
  const href = first && learningLink(first);
  if (!href) return [];
  return [{ title: 'Посмотрите видео', text: termsOf(first, first.durationSeconds ?? 0), href }];
}

function giftStep(goals: readonly GiftGoal[]): FirstStep {
  const [cheapest] = [...goals].sort((left, right) => left.price - right.price);
  if (!cheapest)
    return { title: 'Прочитайте статью', text: 'Пять минут, а в конце — тест с баллами', href: path.news() };
  const text = `Самый близкий — ${quote(cheapest.name)}, ${points(cheapest.price)}`;
  return { title: 'Выберите подарок', text, href: path.gift(cheapest.id) };
}

/** Where a newcomer begins: the shortest test, a video, and what the points are for. */
export const firstSteps = (
  tests: readonly Learning[],
  videos: readonly Learning[],
  goals: readonly GiftGoal[],
): FirstStep[] => [...testStep(tests), ...videoStep(videos), giftStep(goals)];
