import type { Right } from '../access/permissions';

/** What has an editor, by the name its drafts are kept under, and the right to edit it. */
export const DRAFT_KINDS = {
  article: 'content.author',
  test: 'tests.edit',
  survey: 'tests.edit',
  'programme-test': 'tests.edit',
} as const satisfies Record<string, Right>;
export type DraftKind = keyof typeof DRAFT_KINDS;

/** The draft of something that is not made yet. */
export const NEW_SUBJECT = 'new';

/** Days that a draft nobody goes on with is kept. */
export const DRAFT_DAYS = 90;

/** Tabs that a copy in the browser names, the last ones: each that was closed without the services adds itself. */
export const MOST_TABS_BEFORE = 20;
