import type { Learning } from '@/api/learnings/queries';

/** Places of the mosaic of new items, and of articles to read on with. */
export const MOSAIC = 5;
export const READ_MORE = 4;

const PICTURED = ['article', 'video', 'interactive_module'];

/** Neighbours of different kinds where that can be; order within a kind is kept. */
function takeTurns(items: readonly Learning[]): Learning[] {
  const left = [...items];
  const picked = left.splice(0, 1);
  while (left.length > 0) {
    const before = picked.at(-1)?.type;
    const other = left.findIndex(({ type }) => type !== before);
    picked.push(...left.splice(Math.max(0, other), 1));
  }
  return picked;
}

/** The newest as a mosaic: what has a large picture, kinds in turn, and slips after it where there are too few. */
export function pickMixed(items: readonly Learning[], size: number): Learning[] {
  const pictured = items.filter(({ type }) => PICTURED.includes(type)).slice(0, size);
  const slips = items.filter(({ type }) => !PICTURED.includes(type)).slice(0, size - pictured.length);
  return [...takeTurns(pictured), ...slips];
}
