/** Whose tests: the portal's, or the education programme's, which another server keeps. */
export type TestSpace = 'portal' | 'programme';
