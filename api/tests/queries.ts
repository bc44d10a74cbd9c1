import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { whenOpened } from '../core/when-opened';
import { getTest, saveAnswers, sendTest } from './endpoints';
import type { TestAnswer, testForTaking, testResult } from './schemas';

export type TestForTaking = z.output<(typeof testForTaking)['schema']>;
export type TestResult = z.output<(typeof testResult)['schema']>;

export const testKeys = {
  all: ['tests'] as const,
  one: (id: string) => [...testKeys.all, id] as const,
};

/** The test as it is taken, with the answers saved so far. Hidden and unknown ones are 404. */
export const testQuery = (id: string) =>
  queryOptions({
    queryKey: testKeys.one(id),
    queryFn: ({ signal }) => call(getTest, { params: { id }, signal }),
  });

/** As the service has it now, whatever this page was made of: another device may have answered since. */
export const freshTest = (id: string): Promise<TestForTaking> => call(getTest, { params: { id } });

/** The test and which version of it the page shows. */
export type ShownTest = Pick<TestForTaking, 'id' | 'revisionId'>;

const bodyOf = ({ revisionId }: ShownTest, answers: TestAnswer[]) => ({
  answers,
  ...(revisionId === undefined ? {} : { revisionId }),
});

/** Keeps the given answers; gives back all the service has, those of other devices among them. */
export async function keepAnswers(test: ShownTest, answers: TestAnswer[]): Promise<readonly TestAnswer[]> {
  return (await call(saveAnswers, { params: { id: test.id }, body: bodyOf(test, answers) })).answers;
}

/** Sends for scoring. The same key with the same answers is one sending, however often it is tried. */
export function submitTest(
  test: ShownTest,
  answers: TestAnswer[],
  idempotencyKey: string,
): Promise<TestResult> {
  return whenOpened({
    send: () => call(sendTest, { params: { id: test.id }, body: bodyOf(test, answers), idempotencyKey }),
    mend: { 'page-required': () => freshTest(test.id) },
  });
}
