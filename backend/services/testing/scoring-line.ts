import { AppError } from '../../http/app-error';
import { callsOfPerson } from '../../http/calls-of-person';
import { viewerOf, type Ctx } from '../../http/context';
import type { Together } from '../../http/mount';
import { throttleHeavyCalls } from '../auth/throttle';

const PREVIEWS_AN_HOUR = 120;

function stillScoring(): AppError {
  const words = 'Ваш прошлый пересчёт ответов ещё идёт. Дождитесь его и повторите.';
  return new AppError(429, 'still-scoring', words, undefined, { headers: { 'retry-after': '5' } });
}

/**
 * Limits calls that may score everybody who has sent a test: for each person one runs and one waits. A call that waits
 * ends when the page is closed; 429 `still-scoring`.
 */
export const scoringLine: Together = {
  line: (_, userId) => userId,
  inLine: callsOfPerson({ atOnce: 1, waiting: 1, waitMs: 20_000 }, stillScoring),
};

/** Counts one preview that scores everybody who has sent a test; 429 `too-many-previews`. */
export async function throttleScoring(ctx: Ctx): Promise<void> {
  const { id } = viewerOf(ctx);
  await throttleHeavyCalls(ctx, 'test-scoring', id, PREVIEWS_AN_HOUR).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    const words = 'За последний час вы слишком часто пересчитывали ответы. Посмотрите итог позже.';
    throw new AppError(429, 'too-many-previews', words, undefined, error.options);
  });
}
