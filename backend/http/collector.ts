import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config';
import { AppError } from './app-error';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** 401 unless the caller holds the collector's token; without a configured token every call is refused. */
export function admitReporter(
  { STATISTICS_TOKEN: token }: Pick<Config, 'STATISTICS_TOKEN'>,
  authorization: string | undefined,
): void {
  const [, given] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token && given && timingSafeEqual(digest(token), digest(given))) return;
  throw new AppError(401, 'unauthenticated', 'Нужен токен сборщика статистики.');
}
