import * as paths from './path';

/** Where whoever the services refuse the programme is led; the page says the code in words. */
export const programmeRefused = (code: string): string =>
  `${paths.programmeError()}?${new URLSearchParams({ code }).toString()}`;
