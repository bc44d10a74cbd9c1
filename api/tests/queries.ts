import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Space } from '@/lib/domain/space';
import { call } from '../core/call';
import { whenOpened } from '../core/when-opened';
import { getTest, saveAnswers, sendTest } from './endpoints';
import type { TestAnswer, testForTaking, testResult } from './schemas';

/** As its server says it, and which of the two that is. */
export type TestForTaking = z.output<(typeof testForTaking)['schema']> & { space: Space };
export type TestResult = z.output<(typeof testResult)['schema']>;

export const testKeys = {
  all: ['tests'] as const,
  one: (id: string, space: Space) => [...testKeys.all, space, id] as const,
};

const CALLS = {
  portal: () => Promise.resolve({ get: getTest, save: saveAnswers, send: sendTest }),
  // the portal's own tests carry nothing of the programme's
  programme: async () => {
    const programme = await import('../programme/endpoints');
    const { getProgrammeTest: get, saveProgrammeAnswers: save, sendProgrammeTest: send } = programme;
    return { get, save, send };
  },
};

async function readTest(id: string, space: Space, signal?: AbortSignal): Promise<TestForTaking> {
  const { get } = await CALLS[space]();
  const test = await call(get, { params: { id }, ...(signal ? { signal } : {}) });
  return { ...test, space };
}

/** The test as it is taken, with the answers saved so far. Hidden and unknown ones are 404. */
export const testQuery = (id: string, space: Space = 'portal') =>
  queryOptions({
    queryKey: testKeys.one(id, space),
    queryFn: ({ signal }) => readTest(id, space, signal),
  });

/** As the service has it now, whatever this page was made of: another device may have answered since. */
export const freshTest = ({ id, space }: Pick<TestForTaking, 'id' | 'space'>) => readTest(id, space);

/** The test and which version of it the page shows. */
export type ShownTest = Pick<TestForTaking, 'id' | 'space' | 'revisionId'>;

const bodyOf = ({ revisionId }: ShownTest, answers: TestAnswer[]) => ({
  answers,
  ...(revisionId === undefined ? {} : { revisionId }),
});

/** Keeps the given answers; gives back all the service has, those of other devices among them. */
export async function keepAnswers(test: ShownTest, answers: TestAnswer[]): Promise<readonly TestAnswer[]> {
  const { save } = await CALLS[test.space]();
  return (await call(save, { params: { id: test.id }, body: bodyOf(test, answers) })).answers;
}

/** Sends for scoring. The same key with the same answers is one sending, however often it is retried. */
export function submitTest(
  test: ShownTest,
  answers: TestAnswer[],
  idempotencyKey: string,
  onWait?: (seconds: number) => void,
): Promise<TestResult> {
  return whenOpened({
    onWait,
    send: async () => {
      const { send } = await CALLS[test.space]();
      return call(send, { params: { id: test.id }, body: bodyOf(test, answers), idempotencyKey });
    },
    mend: { 'page-required': () => freshTest(test) },
  });
}
