import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DraftKind } from '@/lib/domain/editor-draft';
import { call } from '../core/call';
import { deleteDraft, getDraft, putDraft } from './endpoints';
import type { draftBody } from './schemas';

type Body = z.input<typeof draftBody>;

export const draftKeys = {
  all: ['editor-drafts'] as const,
  one: (kind: DraftKind, subject: string) => [...draftKeys.all, kind, subject] as const,
};

/** The viewer's own draft of the subject; CallError 404 when there is none. */
export const draftQuery = (kind: DraftKind, subject: string) =>
  queryOptions({
    queryKey: draftKeys.one(kind, subject),
    queryFn: ({ signal }) => call(getDraft, { params: { kind, subject }, signal }),
  });

/** Reads the draft at once, without the cache. */
export const readDraft = (kind: DraftKind, subject: string) => call(getDraft, { params: { kind, subject } });

/** Saves typed values. Retrying is safe. */
export const saveDraft = (kind: DraftKind, subject: string, body: Body, signal?: AbortSignal) =>
  call(putDraft, { params: { kind, subject }, body, ...(signal ? { signal } : {}) });

export const dropDraft = (kind: DraftKind, subject: string) =>
  call(deleteDraft, { params: { kind, subject } });
