import type { z } from 'zod';
import type { Of, Resource } from './resource';

/** `page` block of a collection's `meta`: numbers start at 1, `total` counts items, not pages. */
export interface PageMeta {
  /** 1 where the page was asked for by key. */
  number: number;
  size: number;
  total: number;
  pages: number;
  /** There are more than `total`: nobody counts further. */
  isCapped?: boolean;
  /** Of a list that is paged by key too: `page[after]` of the next page, null on the last. */
  next?: string | null;
}

/** Nothing beside the paging. Every page carries this file, so it builds no schema of its own. */
type NoMeta = z.ZodObject<Record<never, never>>;

export interface OneAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'one';
  readonly resource: R;
  /** Null: nothing beside the paging. */
  readonly meta: M | null;
}
export interface ManyAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'many';
  readonly resource: R;
  /** Null: nothing beside the paging. */
  readonly meta: M | null;
}
/** 204: nothing comes back. */
export interface NothingAnswer {
  readonly kind: 'nothing';
}
/** No document but a file, streamed: a link leads to it, no query reads it. */
export interface FileAnswer {
  readonly kind: 'file';
  /** Null: each file says its own. */
  readonly mime: string | null;
}
export type Answer = OneAnswer | ManyAnswer | NothingAnswer | FileAnswer;

/** What a handler of a file returns. */
export interface FileResult {
  /** What the browser saves it as; any letters. */
  name: string;
  /** Where the call leaves it to the file. */
  mime?: string;
  body: Uint8Array | ReadableStream<Uint8Array>;
}

export function one<R extends Resource>(resource: R): OneAnswer<R, NoMeta>;
export function one<R extends Resource, M extends z.ZodType>(resource: R, meta: M): OneAnswer<R, M>;
export function one(resource: Resource, meta: z.ZodType | null = null): OneAnswer {
  return { kind: 'one', resource, meta };
}

export function many<R extends Resource>(resource: R): ManyAnswer<R, NoMeta>;
export function many<R extends Resource, M extends z.ZodType>(resource: R, meta: M): ManyAnswer<R, M>;
export function many(resource: Resource, meta: z.ZodType | null = null): ManyAnswer {
  return { kind: 'many', resource, meta };
}

export const nothing: NothingAnswer = { kind: 'nothing' };

export function file(mime: string | null = null): FileAnswer {
  return { kind: 'file', mime };
}

/** What a collection call gives: the items, their paging (absent where a list is never paged) and other meta. */
export interface Page<T, M = object> {
  items: T[];
  page?: PageMeta;
  meta: M;
}

/** What a caller gets, and what a backend handler returns, for an answer. One: the resource itself. */
export type AnswerOf<A> =
  A extends OneAnswer<infer R, infer M>
    ? Of<R> & (z.output<M> extends Record<string, never> ? unknown : { meta: z.output<M> })
    : A extends ManyAnswer<infer R, infer M>
      ? Page<Of<R>, z.output<M>>
      : A extends FileAnswer
        ? FileResult
        : void;
