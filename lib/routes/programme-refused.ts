import * as paths from './path';

/** The page that people refused the programme are led to; it explains the code of the refusal. */
export const programmeRefused = (code: string): string =>
  `${paths.programmeError()}?${new URLSearchParams({ code }).toString()}`;
