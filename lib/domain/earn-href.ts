import * as path from '../routes/path';

/** Where points of a brand can still be earned, the most first; of every brand without one. */
export function earnHref(mark?: string): string {
  const ofMark = mark ? `mark=${encodeURIComponent(mark)}&` : '';
  return `${path.learnings()}?${ofMark}state=ahead&sort=-points`;
}
