import type { Learning } from '@/api/learnings/queries';

export const RELATED = 24;
const SHOWN = 4;

const isTest = ({ type }: Pick<Learning, 'type'>) => type === 'test' || type === 'express-training';

type Item = Pick<Learning, 'id' | 'type'>;

/** A few to go on with, each once: a test, a video, then articles; more of what there is when one of them is missing. */
export function pickRelated<T extends Item>(items: readonly T[]): T[] {
  const all = [...new Map(items.map((item) => [item.id, item])).values()];
  const test = all.find(isTest);
  const video = all.find(({ type }) => type === 'video');
  const articles = all.filter(({ type }) => type === 'article');
  const wanted = [test, video, ...articles, ...all].filter((item) => item !== undefined);
  return [...new Set(wanted)].slice(0, SHOWN);
}

/** The test that is a product's next step. */
export const testAmong = <T extends Item>(items: readonly T[]) => items.find(isTest);
