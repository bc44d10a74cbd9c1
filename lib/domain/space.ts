/** Whose learning: the portal's, or the education programme's, which another server keeps. */
export type Space = 'portal' | 'programme';
