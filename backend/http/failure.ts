import { JSON_API } from '@/lib/json-api/document';
import type { Problem } from '@/lib/json-api/errors';
import { storageFull } from '../db/room';
import { sqlState } from '../db/sql-state';
import { isUnavailable } from '../db/unavailable';
import { AppError } from './app-error';

const TITLES: Record<number, string> = {
  400: 'Неверный запрос',
  401: 'Нужен вход',
  403: 'Нет прав',
  404: 'Не найдено',
  406: 'Неподходящий формат',
  409: 'Конфликт',
  413: 'Слишком большой запрос',
  415: 'Неподходящий формат',
  422: 'Ошибка в данных',
  429: 'Слишком много попыток',
  500: 'Ошибка сервера',
  503: 'Сервис недоступен',
};

const HIDDEN = new AppError(500, 'internal', 'Ошибка сервера. Повторите попытку позже.');

/** Within seconds a pool frees a connection and a database is back. */
const RETRY_AFTER_S = '5';

/** Whether a disk or a quota is full, by the error code of the system or the database. */
function isOutOfRoom(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (['ENOSPC', 'EDQUOT', '53100'].includes(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

/** The refusal of a database error that the caller caused or can retry; undefined for other errors. */
function ofDatabase(error: unknown): AppError | undefined {
  const state = sqlState(error) ?? '';
  if (state === '23503') return new AppError(422, 'unknown-reference', 'Связанной записи нет.');
  if (state === '23505') return new AppError(409, 'already-exists', 'Такая запись уже есть.');
  if (state.startsWith('22')) return new AppError(400, 'invalid-value', 'Недопустимое значение.');
  if (isUnavailable(error)) {
    return new AppError(503, 'unavailable', 'Сервис временно недоступен. Повторите попытку.', undefined, {
      headers: { 'retry-after': RETRY_AFTER_S },
    });
  }
  return undefined;
}

/** Any thrown error as an AppError; an internal one becomes a 500 without details. */
export function asAppError(error: unknown): AppError {
  if (isOutOfRoom(error)) return storageFull();
  return error instanceof AppError ? error : (ofDatabase(error) ?? HIDDEN);
}

export function failureResponse(error: AppError): Response {
  const errors: Problem[] = error.problems.map((problem) => ({
    title: TITLES[error.status] ?? 'Ошибка',
    ...problem,
  }));
  return new Response(JSON.stringify({ jsonapi: { version: '1.1' }, errors }), {
    status: error.status,
    headers: { 'content-type': JSON_API, 'cache-control': 'no-store', ...error.options.headers },
  });
}
