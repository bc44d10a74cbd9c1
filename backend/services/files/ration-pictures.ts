import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { throttleHeavyCalls } from '../auth/throttle';

interface Ration {
  /** What the pictures are for: each has a count of its own. */
  what: string;
  /** Pictures an hour. */
  attempts: number;
  /** Says to a person that there were too many. */
  detail: string;
}

/** Counts one decode of a picture this person sends; a script's are many in an hour. 429 `too-many-pictures`. */
export async function rationPictures(ctx: Ctx, userId: string, ration: Ration): Promise<void> {
  await throttleHeavyCalls(ctx, ration.what, userId, ration.attempts).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    throw new AppError(429, 'too-many-pictures', ration.detail, undefined, error.options);
  });
}
