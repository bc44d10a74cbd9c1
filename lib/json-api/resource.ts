import type { z } from 'zod';

/**
 * A JSON:API resource type: its name on the wire and the shape the portal works with.
 * `schema` is camelCase and holds `id`; a relation is an optional field of it, named in `relations`.
 */
export interface Resource<S extends z.ZodType = z.ZodType> {
  readonly type: string;
  readonly schema: S;
  readonly relations: Readonly<Record<string, Resource>>;
  /** Fields with another name on the wire, because JSON:API reserves theirs (`type`). */
  readonly renamed: Readonly<Record<string, string>>;
}

export type Of<R> = R extends Resource<infer S> ? z.output<S> : never;

export function resource<S extends z.ZodType<{ id: string }>>(
  type: string,
  schema: S,
  relations: Readonly<Record<string, Resource>> = {},
  renamed: Readonly<Record<string, string>> = {},
): Resource<S> {
  return { type, schema, relations, renamed };
}
