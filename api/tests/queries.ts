import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Space } from '@/lib/domain/space';
import { call } from '../core/call';
import { whenOpened } from '../core/when-opened';
import { getTest, saveAnswers, sendTest } from './endpoints';
import type { TestAnswer, testForTaking, testResult } from './schemas';

/** A test as its server returns it, with the space of that server. */
export type TestForTaking = z.output<(typeof testForTaking)['schema']> & { space: Space };
export type TestResult = z.output<(typeof testResult)['schema']>;

export const testKeys = {
  all: ['tests'] as const,
  one: (id: string, space: Space) => [...testKeys.all, space, id] as const,
};

const CALLS = {
  portal: () => Promise.resolve({ get: getTest, save: saveAnswers, send: sendTest }),
  // loaded on demand: the portal's own tests ship no code of the programme
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

/** A test for taking it, with the answers saved so far; CallError 404 for a hidden or unknown one. */
export const testQuery = (id: string, space: Space = 'portal') =>
  queryOptions({
    queryKey: testKeys.one(id, space),
    queryFn: ({ signal }) => readTest(id, space, signal),
  });

/** The current state on the service, not that of the page: another device may have answered since. */
export const freshTest = ({ id, space }: Pick<TestForTaking, 'id' | 'space'>) => readTest(id, space);

/** A test and the version that the page shows. */
export type ShownTest = Pick<TestForTaking, 'id' | 'space' | 'revisionId'>;

const bodyOf = ({ revisionId }: ShownTest, answers: TestAnswer[]) => ({
  answers,
  ...(revisionId === undefined ? {} : { revisionId }),
});

/** Saves the given answers; returns all answers that the service has, including those of other devices. */
export async function keepAnswers(test: ShownTest, answers: TestAnswer[]): Promise<readonly TestAnswer[]> {
  const { save } = await CALLS[test.space]();
  return (await call(save, { params: { id: test.id }, body: bodyOf(test, answers) })).answers;
}

/** Sends a test for scoring. Retries with the same key and answers are one sending. */
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
