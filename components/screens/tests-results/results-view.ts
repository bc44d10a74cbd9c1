import type { Space } from '@/lib/domain/space';
import { calendarDay, choice, id, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const TAB_NAMES = { summary: 'Сводка', questions: 'Вопросы', attempts: 'Попытки' };
/** Only the portal has regrades: under the limit of the programme it is unknown what a regrade would pay. */
export const TABS = {
  portal: { ...TAB_NAMES, versions: 'Версии', regrade: 'Пересчёт' },
  programme: TAB_NAMES,
} as const;
const SORTS = ['-submittedAt', 'submittedAt', '-right', 'right'] as const;

const PATHS = { portal: path.testResults, programme: path.programmeTestResults } as const;
interface Whose {
  id: string;
  space: Space;
}

/** Results of a test: `/lk/tests/7/results?tab=attempts&passed=0&search=…&attempt=12`. */
export const resultsList = listAddress({
  path: ({ id, space }: Whose) => PATHS[space](id),
  tabs: ['tab'],
  fields: {
    tab: choice(['summary', 'questions', 'attempts', 'versions', 'regrade'], 'summary'),
    from: calendarDay(),
    to: calendarDay(),
    region: id(),
    chain: id(),
    revision: text(/^\d{1,6}$/),
    passed: choice(['1', '0']),
    search: words(),
    /** One attempt, as its person was asked. */
    attempt: id(),
    sort: choice(SORTS, '-submittedAt'),
    page: pageNumber(),
  },
});

export type ResultsView = ViewOf<typeof resultsList> & Whose;

/** Filter of the attempts in the results, on every tab but versions and regrade. */
export const resultsFilter = ({ from, to, region, chain, revision }: ResultsView) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(region ? { region } : {}),
  ...(chain ? { chain } : {}),
  ...(revision ? { revision: Number(revision) } : {}),
});

export const attemptsFilter = ({ passed, search, ...view }: ResultsView) => ({
  ...resultsFilter({ passed, search, ...view }),
  ...(passed ? { passed } : {}),
  ...(search ? { search } : {}),
});

const SIZE = 20;
export const attemptsShown = ({ page }: ResultsView) => ({ page, number: page, size: SIZE });
