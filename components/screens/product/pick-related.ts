import type { Learning } from '@/api/learnings/queries';
import { learningState, type LearningFacts } from '@/lib/domain/learning';

export const RELATED = 24;
const SHOWN = 4;

const isTest = ({ type }: Pick<Learning, 'type'>) => type === 'test' || type === 'express-training';

type Item = Pick<Learning, 'id' | 'type'> & LearningFacts;

/** Whether the item can be begun or continued now. */
function isAhead(item: Item, now: Date): boolean {
  const state = learningState(item, now);
  return state === 'new' || state === 'open' || state === 'started';
}

/**
 * Picks a few different items: a test, a video, then articles; further items when one of these is missing. Within a
 * kind, items still ahead come before items that are done or closed.
 */
export function pickRelated<T extends Item>(items: readonly T[], now: Date): T[] {
  const each = [...new Map(items.map((item) => [item.id, item])).values()];
  const all = [...each.filter((item) => isAhead(item, now)), ...each.filter((item) => !isAhead(item, now))];
  const test = all.find(isTest);
  const video = all.find(({ type }) => type === 'video');
  const articles = all.filter(({ type }) => type === 'article');
  const wanted = [test, video, ...articles, ...all].filter((item) => item !== undefined);
  return [...new Set(wanted)].slice(0, SHOWN);
}

/**
 * Next step of a product: its test, else a video, else any other item ahead; undefined when all are passed, closed or
 * waiting.
 */
export function stepAmong<T extends Item>(items: readonly T[], now: Date): T | undefined {
  const ahead = items.filter((item) => isAhead(item, now));
  return ahead.find(isTest) ?? ahead.find(({ type }) => type === 'video') ?? ahead[0];
}
