import { STATE_WORDS } from './publication-state';

/** What a test or a survey is for its authors. `unpublished`: it has been out and was taken back. */
export const AUTHORED_STATES = [
  'draft',
  'scheduled',
  'published',
  'hidden',
  'unpublished',
  'archived',
] as const;
export type AuthoredState = (typeof AUTHORED_STATES)[number];

/** As people read them: of one item. */
export const AUTHORED_STATE_NAMES: Readonly<Record<AuthoredState, string>> = {
  draft: STATE_WORDS.draft.one,
  scheduled: STATE_WORDS.scheduled.one,
  published: STATE_WORDS.published.one,
  hidden: 'Скрыт',
  unpublished: 'Снят с публикации',
  archived: STATE_WORDS.archived.one,
};

/** The same of a tab. */
export const AUTHORED_STATE_TABS: Readonly<Record<AuthoredState, string>> = {
  draft: STATE_WORDS.draft.many,
  scheduled: STATE_WORDS.scheduled.many,
  published: STATE_WORDS.published.many,
  hidden: 'Скрыты',
  unpublished: 'Сняты',
  archived: STATE_WORDS.archived.many,
};

export interface AuthoredFlags {
  isPublished: boolean;
  isHidden: boolean;
  isArchived: boolean;
  publishedAt: Date | null;
}

/** One word for the flags, the strongest first. */
export function authoredState(
  { isPublished, isHidden, isArchived, publishedAt }: AuthoredFlags,
  now: Date,
): AuthoredState {
  if (isArchived) return 'archived';
  if (isHidden) return 'hidden';
  if (!isPublished) return publishedAt ? 'unpublished' : 'draft';
  return publishedAt && publishedAt > now ? 'scheduled' : 'published';
}

/** It has come out, so its first day can't be moved. */
export const isSeenByTakers = (state: AuthoredState): boolean => state === 'published' || state === 'hidden';

/**
 * When it comes out as it is published: one that people see stays out since it came, another as it is asked, and at once
 * where nothing later is asked; one that was taken back keeps its first day.
 */
export function comesOutAt(
  { isPublished, publishedAt }: Pick<AuthoredFlags, 'isPublished' | 'publishedAt'>,
  due: Date | null,
  now: Date,
): Date {
  const since = publishedAt && publishedAt <= now ? publishedAt : null;
  if (since && isPublished) return since;
  return due && due > now ? due : (since ?? now);
}

/** What may be done with one in its state, beside editing it. */
export const AUTHORED_ACTIONS = ['publish', 'unpublish', 'hide', 'show', 'archive', 'restore'] as const;
export type AuthoredAction = (typeof AUTHORED_ACTIONS)[number];

const ACTIONS_IN: Readonly<Record<AuthoredState, readonly AuthoredAction[]>> = {
  draft: ['publish', 'archive'],
  scheduled: ['unpublish', 'hide', 'archive'],
  published: ['unpublish', 'hide', 'archive'],
  hidden: ['show', 'archive'],
  unpublished: ['publish', 'archive'],
  archived: ['restore'],
};

/** Of one that is out, `hasDraft` says whether there is anything to publish. */
export const actionsIn = (state: AuthoredState, hasDraft = false): readonly AuthoredAction[] =>
  hasDraft && (state === 'published' || state === 'scheduled')
    ? ['publish', ...ACTIONS_IN[state]]
    : ACTIONS_IN[state];

/** What is written by authors as a draft and published as versions. */
export type AuthoredKindName = 'test' | 'survey' | 'programme-test';
