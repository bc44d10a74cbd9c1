import { choice, id, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const TAB_NAMES = {
  summary: 'Сводка',
  questions: 'Вопросы',
  attempts: 'Попытки',
  regrade: 'Пересчёт',
} as const;
const SORTS = ['-submittedAt', 'submittedAt', '-right', 'right'] as const;

/** How a test goes: `/lk/tests/7/results?tab=attempts&passed=0&search=…&attempt=12`. */
export const resultsList = listAddress({
  path: ({ id }: { id: string }) => path.testResults(id),
  tabs: ['tab'],
  fields: {
    tab: choice(['summary', 'questions', 'attempts', 'regrade'], 'summary'),
    passed: choice(['1', '0']),
    search: words(),
    /** One attempt, as its person was asked. */
    attempt: id(),
    sort: choice(SORTS, '-submittedAt'),
    page: pageNumber(),
  },
});

export type ResultsView = ViewOf<typeof resultsList> & { id: string };

export const attemptsFilter = ({ passed, search }: ResultsView) => ({
  ...(passed ? { passed } : {}),
  ...(search ? { search } : {}),
});

const SIZE = 20;
export const attemptsShown = ({ page }: ResultsView) => ({ page, number: page, size: SIZE });
