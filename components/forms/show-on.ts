import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError, isStatus, messageOf } from '@/api/core/call-error';
import { camelName } from '@/lib/json-api/case';
import type { Problem } from '@/lib/json-api/errors';

/**
 * The field that a problem points at: `/data/attributes/first_name` → `firstName`, `/data/relationships/pharmacy` →
 * `pharmacyId`; undefined when the form has no such field.
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

/** Type of a form's error after the session has ended (401). */
export const NO_SESSION = 'no-session';

/**
 * Shows the problems of a failed call: each at the field of its pointer, the others together at the form.
 * Use as `.catch(showOn(form))`; `<Form>` does this for errors of its `onSubmit`.
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
