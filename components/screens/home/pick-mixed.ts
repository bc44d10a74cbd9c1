import type { Learning } from '@/api/learnings/queries';

const READ = ['article', 'video'];

/**
 * The newest as a mosaic: the lead is the newest with a large picture, the rest take turns by kind, so that
 * neighbours differ. Order within a kind is kept; nothing is shown twice.
 */
export function pickMixed(items: readonly Learning[], size: number): Learning[] {
  const lead = items.find(({ type }) => READ.includes(type)) ?? items[0];
  if (!lead) return [];
  const left = items.filter((item) => item !== lead);
  const picked = [lead];
  while (left.length > 0 && picked.length < size) {
    const before = picked.at(-1)?.type;
    const other = left.findIndex(({ type }) => type !== before);
    picked.push(...left.splice(Math.max(0, other), 1));
  }
  return picked;
}
