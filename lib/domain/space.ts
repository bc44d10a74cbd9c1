/** Which learning: the portal's, or the education programme's, which another server stores. */
export type Space = 'portal' | 'programme';
