import type { Space } from '../domain/space';
import * as path from './path';

interface TestPaths {
  list: () => string;
  /** The page with further learning. */
  home: () => string;
}

/** Pages of tests, of the portal and of the education programme. */
export const TEST_PATHS: Readonly<Record<Space, TestPaths>> = {
  portal: {
    list: path.tests,
    home: path.learnings,
  },
  programme: {
    list: path.programmeTests,
    home: path.programme,
  },
};

/** Text of the link to `home`. */
export const HOME_WORDS: Readonly<Record<Space, string>> = {
  portal: 'Ко всем обучениям',
  programme: 'К шагам программы',
};
