import type { z } from 'zod';
import type { Answer, AnswerOf } from '@/lib/json-api/answer';
import type { Feature } from '@/lib/access/features';
import type { Right } from '@/lib/access/permissions';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Service = 'core' | 'motivation' | 'statistics';

/**
 * 'public': no token; 'signed-in': any live session; 'collector': the token of the statistics collector, not a
 * person's; otherwise a right of `lib/access`.
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
  /**
   * Path from the specification, with parameters in braces: `/v1/test/{id}/send`. In comments, an extension is a call
   * or a field that the specification lacks.
   */
  path: string;
  /** The specification writes the path with a trailing slash: the backend serves both forms. */
  alsoSlashed?: true;
  needs: Needs;
  service?: Service;
  /** JSON:API type of the request document; arbitrary where the response has none. */
  bodyType?: string;
  consumes?: 'json-api' | 'form';
  /** The largest file of a form, in bytes; 20 MB by default. */
  maxBytes?: number;
  /** Moves points, stock or seats: takes an `Idempotency-Key`, and a replay returns the first response. */
  idempotent?: boolean;
  /** Allowed while technical work refuses other writes: signs in or out of the portal and changes nothing else. */
  duringWork?: true;
  /** Off unless `ENABLED_FEATURES` names it: 404 for everyone without the right `openTo`. */
  feature?: Feature;
  openTo?: Right;
  /** Loaded on the first call, so that a page that only shows data ships no schema code. */
  shapes: () => Promise<S>;
}

export type Endpoint<S extends Shapes = Shapes> = Readonly<EndpointDefinition<S>> & {
  readonly service: Service;
  readonly consumes: 'json-api' | 'form';
  readonly idempotent: boolean;
};

export function endpoint<S extends Shapes>(definition: EndpointDefinition<S>): Endpoint<S> {
  let made: Promise<S> | undefined;
  // built once: building schemas costs more than reading with them; a chunk that failed to load is requested again
  const shapes = () =>
    (made ??= definition.shapes().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  return { service: 'core', consumes: 'json-api', idempotent: false, ...definition, shapes };
}

/** Path of a call on the reference backend: the core and the motivation server share some paths. */
export const referencePath = ({ service, path }: Pick<Endpoint, 'service' | 'path'>): string =>
  service === 'motivation' ? `/motivation${path}` : path;

export type QueryOf<S extends Shapes> = S['query'] extends z.ZodType ? z.input<S['query']> : undefined;
export type BodyOf<S extends Shapes> = S['body'] extends z.ZodType ? z.input<S['body']> : undefined;
export type ResultOf<S extends Shapes> = AnswerOf<S['answer']>;

/** Names of the braces in a path; a guard test compares them with the parameters that callers pass. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
