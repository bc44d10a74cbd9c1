import type { Problem } from '@/lib/json-api/errors';

export type Source = { pointer: string } | { parameter: string };

/**
 * An answer that is no success. `code` is stable and kebab-case, `detail` Russian, for the user. Anything else
 * that is thrown becomes a 500 that tells nothing.
 */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly source?: Source,
    readonly options: { headers?: Record<string, string>; meta?: Record<string, unknown> } = {},
  ) {
    super(`${status} ${code}: ${detail}`);
  }

  get problems(): Problem[] {
    const { status, code, detail, source, options } = this;
    return [
      {
        status: String(status),
        code,
        detail,
        ...(source ? { source } : {}),
        ...(options.meta ? { meta: options.meta } : {}),
      },
    ];
  }
}

/** Several problems of one status at once: every wrong field of a form. */
export class ManyProblems extends AppError {
  constructor(
    status: number,
    readonly list: readonly Omit<Problem, 'status'>[],
  ) {
    super(status, list[0]?.code ?? 'invalid', list[0]?.detail ?? '');
  }

  override get problems(): Problem[] {
    return this.list.map((problem) => ({ status: String(this.status), ...problem }));
  }
}

/** A wrong field; `name` is the attribute on the wire (`first_name`, `items/0/amount`). */
export function wrongField(name: string, code: string, detail: string): AppError {
  return new AppError(422, code, detail, { pointer: `/data/attributes/${name}` });
}

/** Absent, or not yours to see: the two look alike. */
export function notFound(detail = 'Не найдено.', code = 'not-found'): AppError {
  return new AppError(404, code, detail);
}
