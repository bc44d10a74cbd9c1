import * as path from '../routes/path';

/** List of items that still pay points, the highest first: of one brand, or of all without `mark`. */
export function earnHref(mark?: string): string {
  const ofMark = mark ? `mark=${encodeURIComponent(mark)}&` : '';
  return `${path.learnings()}?${ofMark}state=ahead&sort=-points`;
}
