import type { Problem } from '@/lib/json-api/errors';

const BY_STATUS: Record<number, string> = {
  0: 'Нет связи с сервером. Проверьте подключение и повторите.',
  401: 'Сеанс закончился. Войдите ещё раз.',
  403: 'На это действие нет прав.',
  404: 'Не найдено. Возможно, материал убрали.',
  409: 'Данные успели измениться. Обновите страницу и повторите.',
  413: 'Файл слишком большой.',
  422: 'Проверьте поля формы.',
  429: 'Слишком много попыток. Подождите немного.',
  504: 'Сервер долго не отвечает. Повторите попытку.',
};
const DEFAULT = 'Что-то пошло не так. Повторите попытку.';

/** A failed call. `status` 0: no network; 504: no response in time. `message` is Russian, for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly status: number,
    readonly problems: readonly Problem[] = [],
    /** Seconds to wait, from `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(problems[0]?.detail ?? BY_STATUS[status] ?? DEFAULT);
  }

  /** The stable kebab-case code of the first problem, `''` when the service gave none. */
  get code(): string {
    return this.problems[0]?.code ?? '';
  }

  /** Worth retrying unchanged: no response arrived, or the service was unable to respond. */
  get retriable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The code of a part of the page failed to load: without a network the call itself was never made. */
export const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** A failure of the services that neither a code nor the status explains. */
const isUnexplained = ({ code, status }: CallError): boolean =>
  code === 'internal' || (code === '' && BY_STATUS[status] === undefined);

/**
 * Returns the Russian message for any error of a call, or of loading the code that makes it. `otherwise`: the caller's
 * message for an unexplained failure.
 */
export function messageOf(error: unknown, otherwise?: string): string {
  if (isCodeLost(error)) return new CallError(0).message;
  if (!(error instanceof CallError)) return otherwise ?? DEFAULT;
  return otherwise !== undefined && isUnexplained(error) ? otherwise : error.message;
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.status === status;
}
