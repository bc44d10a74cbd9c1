import { z } from 'zod';
import type { Of, Resource } from './resource';

/** `page` block of a collection's `meta`: numbers start at 1, `total` counts items, not pages. */
export const pageMeta = z.object({
  number: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});
export type PageMeta = z.infer<typeof pageMeta>;

const noMeta = z.object({});

export interface OneAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'one';
  readonly resource: R;
  readonly meta: M;
}
export interface ManyAnswer<R extends Resource = Resource, M extends z.ZodType = z.ZodType> {
  readonly kind: 'many';
  readonly resource: R;
  readonly meta: M;
}
/** 204: nothing comes back. */
export interface NothingAnswer {
  readonly kind: 'nothing';
}
export type Answer = OneAnswer | ManyAnswer | NothingAnswer;

export function one<R extends Resource>(resource: R): OneAnswer<R, typeof noMeta>;
export function one<R extends Resource, M extends z.ZodType>(resource: R, meta: M): OneAnswer<R, M>;
export function one(resource: Resource, meta: z.ZodType = noMeta): OneAnswer {
  return { kind: 'one', resource, meta };
}

export function many<R extends Resource>(resource: R): ManyAnswer<R, typeof noMeta>;
export function many<R extends Resource, M extends z.ZodType>(resource: R, meta: M): ManyAnswer<R, M>;
export function many(resource: Resource, meta: z.ZodType = noMeta): ManyAnswer {
  return { kind: 'many', resource, meta };
}

export const nothing: NothingAnswer = { kind: 'nothing' };

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
      : void;
