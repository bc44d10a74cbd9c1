/**
 * Page numbers to show, from 1: the first, the last, the current and its neighbours; `null` is a gap of two or more.
 * `total` is the number of pages.
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  if (current <= 3) wanted.push(2, 3);
  if (current >= total - 2) wanted.push(total - 1, total - 2);
  const sorted = [...new Set(wanted.filter((page) => page >= 1 && page <= total))].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
