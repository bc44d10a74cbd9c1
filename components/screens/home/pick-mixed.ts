import type { Learning } from '@/api/learnings/queries';

const PICTURED = ['article', 'video', 'interactive_module'];

/**
 * The newest as a mosaic: what has a large picture first, slips only where pictures are too few. The rest take turns
 * by kind, so that neighbours differ. Order within a kind is kept; nothing is shown twice.
 */
export function pickMixed(items: readonly Learning[], size: number): Learning[] {
  const pictured = items.filter(({ type }) => PICTURED.includes(type));
  const left = [...pictured, ...items.filter(({ type }) => !PICTURED.includes(type))].slice(0, size);
  const picked = left.splice(0, 1);
  while (left.length > 0) {
    const before = picked.at(-1)?.type;
    const other = left.findIndex(({ type }) => type !== before);
    picked.push(...left.splice(Math.max(0, other), 1));
  }
  return picked;
}
