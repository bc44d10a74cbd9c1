import { isAiken, readAiken } from './aiken';
import { isGift, readGift } from './gift';
import { isQti, readQti } from './qti';
import type { QuestionFormat, ReadFile } from './read-question';

/** Questions of a text in whichever format it is; null for none of them: then it may be a table. */
export function readText(text: string): (ReadFile & { format: QuestionFormat }) | null {
  if (isQti(text)) return { format: 'QTI', ...readQti(text) };
  if (isAiken(text)) return { format: 'Aiken', ...readAiken(text) };
  if (isGift(text)) return { format: 'GIFT', ...readGift(text) };
  return null;
}
