import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error';

/** 400 `unknown-coding`: with an upgrade the parser can't tell a malformed chunk from a slow one. */
export const noPiecesBesideUpgrade: MiddlewareHandler = async (c, next) => {
  if (c.req.header('upgrade') !== undefined && c.req.header('transfer-encoding') !== undefined)
    throw new AppError(400, 'unknown-coding', 'Тело запроса не читается.');
  await next();
};
