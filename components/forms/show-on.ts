import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError, isStatus, messageOf } from '@/api/core/call-error';
import { camelName } from '@/lib/json-api/case';
import type { Problem } from '@/lib/json-api/errors';

/**
 * The field a problem points at: `/data/attributes/first_name` → `firstName`, `/data/relationships/pharmacy` →
 * `pharmacyId`; undefined where the form has no such field.
 */
export function fieldOf(problem: Problem, values: object): string | undefined {
  const [, kind, rest] =
    /^\/data\/(attributes|relationships)\/(.+)$/.exec(problem.source?.pointer ?? '') ?? [];
  if (!rest) return undefined;
  const path = rest.split('/').map(camelName);
  const name = path[0] ?? '';
  if (kind === 'attributes' && name in values) return path.join('.');
  return `${name}Id` in values ? `${name}Id` : name in values ? name : undefined;
}

/** Type of the error that a session which ended leaves at a form. */
export const NO_SESSION = 'no-session';

/**
 * Shows what a call refused: each problem at the field its pointer names, the others together at the form.
 * Use as `.catch(showOn(form))`; `<Form>` does it for what its `onSubmit` throws.
 */
export function showOn<V extends FieldValues, C, T>(form: UseFormReturn<V, C, T>) {
  return (error: unknown): void => {
    const problems = error instanceof CallError ? error.problems : [];
    const rest: string[] = [];
    for (const problem of problems) {
      const name = fieldOf(problem, form.getValues());
      const words = problem.detail ?? problem.title ?? messageOf(error);
      if (name) form.setError(name as FieldPath<V>, { type: 'server', message: words });
      else rest.push(words);
    }
    const message = problems.length === 0 ? messageOf(error) : [...new Set(rest)].join(' ');
    const type = isStatus(error, 401) ? NO_SESSION : 'server';
    if (message) form.setError('root', { type, message });
  };
}
