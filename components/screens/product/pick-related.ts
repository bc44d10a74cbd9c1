import type { Learning } from '@/api/learnings/queries';
import { learningState, type LearningFacts } from '@/lib/domain/learning';

export const RELATED = 24;
const SHOWN = 4;

const isTest = ({ type }: Pick<Learning, 'type'>) => type === 'test' || type === 'express-training';

type Item = Pick<Learning, 'id' | 'type'> & LearningFacts;

/** What can be begun or gone on with now. */
function isAhead(item: Item, now: Date): boolean {
  const state = learningState(item, now);
  return state === 'new' || state === 'open' || state === 'started';
}

/**
 * A few to go on with, each once: a test, a video, then articles; more of what there is when one of them is missing.
 * Of a kind what is still ahead comes before what is done or closed.
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

/** A product's next step: its test, else what else is ahead; none where all is passed, closed, or waits for its day. */
export function stepAmong<T extends Item>(items: readonly T[], now: Date): T | undefined {
  const ahead = items.filter((item) => isAhead(item, now));
  return ahead.find(isTest) ?? ahead.find(({ type }) => type === 'video') ?? ahead[0];
}
