import type { z } from 'zod';
import type { Answer, AnswerOf } from '@/lib/json-api/answer';
import type { Right } from '@/lib/access/permissions';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Service = 'core' | 'motivation' | 'statistics';

/** 'public': no token; 'signed-in': any live session; otherwise a right of `lib/access`. */
export type Needs = 'public' | 'signed-in' | Right;

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
  needs: Needs;
  service?: Service;
  /** JSON:API type of the request document; free to choose where the answer has none. */
  bodyType?: string;
  consumes?: 'json-api' | 'form';
  /** Moves points, stock or seats: takes an `Idempotency-Key`, a replay returns the first answer. */
  idempotent?: boolean;
  /** Loaded when first called, so that a page that only shows data carries no schema code. */
  shapes: () => Promise<S>;
}

export type Endpoint<S extends Shapes = Shapes> = Readonly<EndpointDefinition<S>> & {
  readonly service: Service;
  readonly consumes: 'json-api' | 'form';
  readonly idempotent: boolean;
};

export function endpoint<S extends Shapes>(definition: EndpointDefinition<S>): Endpoint<S> {
  return { service: 'core', consumes: 'json-api', idempotent: false, ...definition };
}

export type QueryOf<S extends Shapes> = S['query'] extends z.ZodType ? z.input<S['query']> : undefined;
export type BodyOf<S extends Shapes> = S['body'] extends z.ZodType ? z.input<S['body']> : undefined;
export type ResultOf<S extends Shapes> = AnswerOf<S['answer']>;

/** Names of the braces in a path, checked by a guard test against the parameters callers give. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
