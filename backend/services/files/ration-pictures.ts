import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { throttleHeavyCalls } from '../auth/throttle';

interface Ration {
  /** Purpose of the pictures; each purpose has its own count. */
  what: string;
  /** Pictures an hour. */
  attempts: number;
  /** Error text for the person. */
  detail: string;
}

/** Counts one decode of a picture that this person sends, because a script could send many. 429 `too-many-pictures`. */
export async function rationPictures(ctx: Ctx, userId: string, ration: Ration): Promise<void> {
  await throttleHeavyCalls(ctx, ration.what, userId, ration.attempts).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    throw new AppError(429, 'too-many-pictures', ration.detail, undefined, error.options);
  });
}
