import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { seatMessage, type SeatCode, type SeatFacts } from '@/lib/domain/trainings/messages';
import { toSnake } from '@/lib/json-api/case';
import { AppError } from '../../http/app-error';

/** Error of an impossible booking: 409 with the words of `seatMessage` and what a page needs to offer the next step. */
export function refused(code: SeatCode, facts: SeatFacts = {}, meta: Record<string, unknown> = {}): AppError {
  const { message, solution } = seatMessage(code, facts);
  return new AppError(409, code, `${message} ${solution}`, undefined, {
    meta: toSnake(meta) as Record<string, unknown>,
  });
}

/** Error of a seat whose person is marked as present: it is neither removed nor moved. */
export const seatVisited = () => new AppError(409, 'already-visited', REFUSAL_WORDS.alreadyVisited);
