import type { z } from 'zod';
import type { Answer, AnswerOf } from '@/lib/json-api/answer';
import type { Feature } from '@/lib/access/features';
import type { Right } from '@/lib/access/permissions';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Service = 'core' | 'motivation' | 'statistics';

/**
 * 'public': no token; 'signed-in': any live session; 'collector': the statistics collector's own token, no person's;
 * otherwise a right of `lib/access`.
 */
export type Needs = 'public' | 'signed-in' | 'collector' | Right;

/**
 * Shapes of a call. `query` keys are the names on the wire (`filter[mark]` is `{filter: {mark}}`); `body` is
 * camelCase and travels as JSON:API attributes in snake_case, or, with `consumes: 'form'`, as form fields.
 */
export interface Shapes {
  query?: z.ZodType;
  body?: z.ZodType;
  answer: Answer;
}

export interface EndpointDefinition<S extends Shapes = Shapes> {
  method: Method;
  /** Path of the specification, parameters in braces: `/v1/test/{id}/send`. */
  path: string;
  /** The specification writes it with a slash at its end: the backend answers both. */
  alsoSlashed?: true;
  needs: Needs;
  service?: Service;
  /** JSON:API type of the request document; free to choose where the answer has none. */
  bodyType?: string;
  consumes?: 'json-api' | 'form';
  /** The largest file of a form, in bytes, when not the common 20 MB. */
  maxBytes?: number;
  /** Moves points, stock or seats: takes an `Idempotency-Key`, a replay returns the first answer. */
  idempotent?: boolean;
  /** Served while technical work refuses other writes: a way in or out of the portal that changes nothing else. */
  duringWork?: true;
  /** Off unless `ENABLED_FEATURES` names it: 404 for everybody but those with the right `openTo`. */
  feature?: Feature;
  openTo?: Right;
  /** Loaded when first called, so that a page that only shows data carries no schema code. */
  shapes: () => Promise<S>;
}

export type Endpoint<S extends Shapes = Shapes> = Readonly<EndpointDefinition<S>> & {
  readonly service: Service;
  readonly consumes: 'json-api' | 'form';
  readonly idempotent: boolean;
};

export function endpoint<S extends Shapes>(definition: EndpointDefinition<S>): Endpoint<S> {
  let made: Promise<S> | undefined;
  // made once: building schemas costs more than reading with them; a chunk that did not load is asked for again
  const shapes = () =>
    (made ??= definition.shapes().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  return { service: 'core', consumes: 'json-api', idempotent: false, ...definition, shapes };
}

/** Where the reference backend has a call: paths of the core and of the motivation server are the same in part. */
export const referencePath = ({ service, path }: Pick<Endpoint, 'service' | 'path'>): string =>
  service === 'motivation' ? `/motivation${path}` : path;

export type QueryOf<S extends Shapes> = S['query'] extends z.ZodType ? z.input<S['query']> : undefined;
export type BodyOf<S extends Shapes> = S['body'] extends z.ZodType ? z.input<S['body']> : undefined;
export type ResultOf<S extends Shapes> = AnswerOf<S['answer']>;

/** Names of the braces in a path, checked by a guard test against the parameters callers give. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
