import type { Right } from '../access/permissions';

/** Kinds of content with an editor, each with the right to edit it; drafts are stored under these names. */
export const DRAFT_KINDS = {
  article: 'content.author',
  test: 'tests.edit',
  survey: 'tests.edit',
  'programme-test': 'tests.edit',
} as const satisfies Record<string, Right>;
export type DraftKind = keyof typeof DRAFT_KINDS;

/** Subject of a draft whose item is not created yet. */
export const NEW_SUBJECT = 'new';

/** Days without a change after which a draft is removed. */
export const DRAFT_DAYS = 90;

/** Number of last tabs that a draft's copy in the browser names: each tab closed while offline adds itself. */
export const MOST_TABS_BEFORE = 20;
