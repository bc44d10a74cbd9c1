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

export const AUTHORED_STATE_NAMES: Readonly<Record<AuthoredState, string>> = {
  draft: 'Черновик',
  scheduled: 'Запланирован',
  published: 'Опубликован',
  hidden: 'Скрыт',
  unpublished: 'Снят с публикации',
  archived: 'В архиве',
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

/** What may be done with one in its state, beside editing it. */
export const AUTHORED_ACTIONS = ['unpublish', 'hide', 'show', 'archive', 'restore'] as const;
export type AuthoredAction = (typeof AUTHORED_ACTIONS)[number];

const ACTIONS_IN: Readonly<Record<AuthoredState, readonly AuthoredAction[]>> = {
  draft: ['archive'],
  scheduled: ['unpublish', 'hide', 'archive'],
  published: ['unpublish', 'hide', 'archive'],
  hidden: ['show', 'archive'],
  unpublished: ['archive'],
  archived: ['restore'],
};

export const actionsIn = (state: AuthoredState): readonly AuthoredAction[] => ACTIONS_IN[state];
