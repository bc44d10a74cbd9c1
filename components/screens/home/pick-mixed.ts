import type { Learning } from '@/api/learnings/queries';

/** Number of items in the mosaic; `READ_MORE` is the number of articles to read. */
export const MOSAIC = 5;
export const READ_MORE = 4;

const PICTURED = ['article', 'video', 'interactive_module'];

/** Puts items of different kinds next to each other where possible; the order within a kind is kept. */
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

/** Picks items of the mosaic: those with a large picture, with kinds in turn, then slips if there are too few. */
export function pickMixed(items: readonly Learning[], size: number): Learning[] {
  const pictured = items.filter(({ type }) => PICTURED.includes(type)).slice(0, size);
  const slips = items.filter(({ type }) => !PICTURED.includes(type)).slice(0, size - pictured.length);
  return [...takeTurns(pictured), ...slips];
}
