import { isAiken, readAiken } from './aiken';
import { isGift, readGift } from './gift';
import { isQti, readQti } from './qti';
import type { QuestionFormat, ReadFile } from './read-question';

/** Reads questions of a text in any known format; null for none of them: the file may be a table. */
export function readText(text: string): (ReadFile & { format: QuestionFormat }) | null {
  if (isQti(text)) return { format: 'QTI', ...readQti(text) };
  if (isAiken(text)) return { format: 'Aiken', ...readAiken(text) };
  if (isGift(text)) return { format: 'GIFT', ...readGift(text) };
  return null;
}
