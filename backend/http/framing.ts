import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error';

/** 400 `unknown-coding`: beside an upgrade the parser no longer tells broken pieces of a body from slow ones. */
export const noPiecesBesideUpgrade: MiddlewareHandler = async (c, next) => {
  if (c.req.header('upgrade') !== undefined && c.req.header('transfer-encoding') !== undefined)
    throw new AppError(400, 'unknown-coding', 'Тело запроса не читается.');
  await next();
};
