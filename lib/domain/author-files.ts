import type { Right } from '../access/permissions';

/** What an author's file is for, and who may send one. */
export const FILE_RIGHTS = {
  content: 'content.author',
  test: 'tests.edit',
} as const satisfies Record<string, Right>;
export type FilePurpose = keyof typeof FILE_RIGHTS;
export const FILE_PURPOSES = Object.keys(FILE_RIGHTS) as [FilePurpose, ...FilePurpose[]];

/** Longest sides of an uploaded picture and of its preview, in pixels. */
export const PICTURE_SIDES = { whole: 1600, preview: 480 } as const;
