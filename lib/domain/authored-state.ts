import { STATE_WORDS } from './publication-state';

/** States of a test or a survey for its authors. `unpublished`: it was published and then withdrawn. */
export const AUTHORED_STATES = [
  'draft',
  'scheduled',
  'published',
  'hidden',
  'unpublished',
  'archived',
] as const;
export type AuthoredState = (typeof AUTHORED_STATES)[number];

/** Names of the states, for one item. */
export const AUTHORED_STATE_NAMES: Readonly<Record<AuthoredState, string>> = {
  draft: STATE_WORDS.draft.one,
  scheduled: STATE_WORDS.scheduled.one,
  published: STATE_WORDS.published.one,
  hidden: 'Скрыт',
  unpublished: 'Снят с публикации',
  archived: STATE_WORDS.archived.one,
};

/** Names of the states, for a tab. */
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

/** State by the flags; the strongest flag wins. */
export function authoredState(
  { isPublished, isHidden, isArchived, publishedAt }: AuthoredFlags,
  now: Date,
): AuthoredState {
  if (isArchived) return 'archived';
  if (isHidden) return 'hidden';
  if (!isPublished) return publishedAt ? 'unpublished' : 'draft';
  return publishedAt && publishedAt > now ? 'scheduled' : 'published';
}

/** Whether people have seen the item, so that its first day cannot be moved. */
export const isSeenByTakers = (state: AuthoredState): boolean => state === 'published' || state === 'hidden';

/**
 * When an item being published becomes visible: one already visible keeps its date; any other takes `due` when it is in
 * the future, else `now`; a withdrawn one without such a `due` keeps its first date.
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

/** Actions on an item besides editing it. */
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

/** Actions allowed in a state; `hasDraft`: a published or scheduled item has changes to publish. */
export const actionsIn = (state: AuthoredState, hasDraft = false): readonly AuthoredAction[] =>
  hasDraft && (state === 'published' || state === 'scheduled')
    ? ['publish', ...ACTIONS_IN[state]]
    : ACTIONS_IN[state];

/** Kinds of content that authors write as a draft and publish as versions. */
export type AuthoredKindName = 'test' | 'survey' | 'programme-test';
