import type { Space } from '../domain/space';
import * as path from './path';

interface TestPaths {
  list: () => string;
  /** Where there is more to learn. */
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

/** Of a link to where there is more to learn. */
export const HOME_WORDS: Readonly<Record<Space, string>> = {
  portal: 'Ко всем обучениям',
  programme: 'К шагам программы',
};
