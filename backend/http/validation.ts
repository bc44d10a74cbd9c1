import type { z } from 'zod';
import { snakeName } from '@/lib/json-api/case';
import { russian } from '@/lib/validation/default-words';
import { ManyProblems } from './app-error';

type Issue = z.core.$ZodIssue;

const CODES: Partial<Record<NonNullable<Issue['code']>, string>> = {
  invalid_type: 'invalid-type',
  too_big: 'too-big',
  too_small: 'too-small',
  unrecognized_keys: 'unknown-name',
  invalid_format: 'invalid-format',
};

/** One path per problem; for an unknown key its own path, not its parent's. */
function places(issue: Issue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function each(error: z.ZodError, source: (path: PropertyKey[]) => object): ManyProblems['list'] {
  return error.issues.flatMap((issue) =>
    places(issue).map((path) => ({
      code: CODES[issue.code] ?? 'invalid',
      detail: issue.message,
      source: source(path),
    })),
  );
}

/** `['filter', 'mark', 'name']` → `filter[mark][name]`. */
function parameterOf([first = '', ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((key) => `[${String(key)}]`).join('');
}

/** `['answers', 0, 'questionId']` → `/data/attributes/answers/0/question_id`. */
function pointerOf(path: PropertyKey[]): string {
  return ['/data/attributes', ...path.map((key) => snakeName(String(key)))].join('/');
}

/** Reads the query by its schema; 400 with every wrong parameter. */
export function checkQuery(schema: z.ZodType, query: unknown): unknown {
  const read = schema.safeParse(query, { error: russian });
  if (read.success) return read.data;
  throw new ManyProblems(
    400,
    each(read.error, (path) => ({ parameter: parameterOf(path) })),
  );
}

/** Reads attributes by their schema; 422 with every wrong field. */
export function checkBody(schema: z.ZodType, attributes: unknown): unknown {
  const read = schema.safeParse(attributes, { error: russian });
  if (read.success) return read.data;
  throw new ManyProblems(
    422,
    each(read.error, (path) => ({ pointer: pointerOf(path) })),
  );
}
