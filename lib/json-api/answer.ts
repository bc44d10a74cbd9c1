import type { z } from 'zod';
import type { Of, Resource } from './resource';

/** `page` block of a collection's `meta`: numbers start at 1, `total` counts items, not pages. */
export interface PageMeta {
  /** Number of the page; 1 when the page was requested by key. */
  number: number;
  size: number;
  total: number;
  pages: number;
  /** There are more items than `total`: counting stops there. */
  isCapped?: boolean;
  /** For a list also paged by key: `page[after]` of the next page, null on the last. */
  next?: string | null;
}

/** No meta besides paging. A plain type: every page loads this file, so it builds no schema. */
type NoMeta = z.ZodObject<Record<never, never>>;

export interface OneAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'one';
  readonly resource: R;
  /** Null: no meta besides paging. */
  readonly meta: M | null;
}
export interface ManyAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'many';
  readonly resource: R;
  /** Null: no meta besides paging. */
  readonly meta: M | null;
}
/** 204: no body. */
export interface NothingAnswer {
  readonly kind: 'nothing';
}
/** A streamed file instead of a document: it is opened by a link, not read by a query. */
export interface FileAnswer {
  readonly kind: 'file';
  /** Null: each file has its own. */
  readonly mime: string | null;
}
export type Answer = OneAnswer | ManyAnswer | NothingAnswer | FileAnswer;

/** What a handler of a file returns. */
export interface FileResult {
  /** File name for the browser, any letters. */
  name: string;
  /** Type of the file, when the call does not fix one. */
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

/** Result of a collection call: items, paging (absent when the list is never paged) and other meta. */
export interface Page<T, M = object> {
  items: T[];
  page?: PageMeta;
  meta: M;
}

/** Type that a caller receives and a backend handler returns for an answer. One: the resource itself. */
export type AnswerOf<A> =
  A extends OneAnswer<infer R, infer M>
    ? Of<R> & (z.output<M> extends Record<string, never> ? unknown : { meta: z.output<M> })
    : A extends ManyAnswer<infer R, infer M>
      ? Page<Of<R>, z.output<M>>
      : A extends FileAnswer
        ? FileResult
        : void;
