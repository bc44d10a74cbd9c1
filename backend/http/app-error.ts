import type { Problem } from '@/lib/json-api/errors';

export type Source = { pointer: string } | { parameter: string };

/**
 * A refusal as the caller gets it. `code` is stable and kebab-case, `detail` is Russian, for the user. Any other error
 * that is thrown becomes a 500 without details.
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

/** 404 for an item that is missing or that the viewer may not see: the answer does not say which. */
export function notFound(detail = 'Не найдено.', code = 'not-found'): AppError {
  return new AppError(404, code, detail);
}
