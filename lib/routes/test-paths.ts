import type { Space } from '../domain/space';
import * as path from './path';

interface TestPaths {
  list: () => string;
  test: (id: string) => string;
  editor: (id: string) => string;
  preview: (id: string) => string;
  results: (id: string) => string;
  /** Where there is more to learn. */
  home: () => string;
}

/** Pages of tests, of the portal and of the education programme. */
export const TEST_PATHS: Readonly<Record<Space, TestPaths>> = {
  portal: {
    list: path.tests,
    test: path.test,
    editor: path.testEditor,
    preview: path.testPreview,
    results: path.testResults,
    home: path.learnings,
  },
  programme: {
    list: path.programmeTests,
    test: path.programmeTest,
    editor: path.programmeTestEditor,
    preview: path.programmeTestPreview,
    results: path.programmeTestResults,
    home: path.programme,
  },
};

/** Of a link to where there is more to learn. */
export const HOME_WORDS: Readonly<Record<Space, string>> = {
  portal: 'Ко всем обучениям',
  programme: 'К шагам программы',
};
