import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { listCompositionWords, listGlossary } from './endpoints';
import type { glossaryWord } from './schemas';

export type Word = z.output<(typeof glossaryWord)['schema']>;

export const glossaryKeys = {
  all: ['glossary'] as const,
  list: (mark: string | undefined, search: string | undefined) =>
    [...glossaryKeys.all, 'list', mark ?? '', search ?? ''] as const,
  composition: (productId: string) => [...glossaryKeys.all, 'composition', productId] as const,
};

/** Words of a brand (with those of all brands), or all words. */
export const glossaryQuery = (mark: string | undefined, search: string | undefined) =>
  queryOptions({
    queryKey: glossaryKeys.list(mark, search),
    queryFn: ({ signal }) => call(listGlossary, { query: { filter: { mark, search } }, signal }),
  });

/** Ingredients only: words with an INCI name, of a brand and of all brands. */
export const ingredientsQuery = (mark: string | undefined) =>
  queryOptions({
    queryKey: [...glossaryKeys.all, 'ingredients', mark ?? ''],
    queryFn: ({ signal }) => call(listGlossary, { query: { filter: { mark, ingredients: '1' } }, signal }),
  });

/** Words that a product's composition and active components name. */
export const compositionWordsQuery = (productId: string) =>
  queryOptions({
    queryKey: glossaryKeys.composition(productId),
    queryFn: ({ signal }) => call(listCompositionWords, { params: { id: productId }, signal }),
  });
