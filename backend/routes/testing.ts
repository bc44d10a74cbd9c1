import * as contract from '@/api/testing/endpoints';
import { mount, type Routes } from '../http/mount';
import { changeStates } from '../services/authoring/change-states';
import { deleteTest } from '../services/testing/delete-test';
import { firstLoading, listTests, testIds } from '../services/testing/list-tests';
import { listBankQuestions } from '../services/testing/question-bank';
import { questionSheet } from '../services/testing/question-sheet';
import { readQuestions } from '../services/testing/read-questions';
import { getAuthoredTest } from '../services/testing/present';
import * as saving from '../services/testing/save-test';
import { lockTest, writeRow } from '../services/testing/test-kind';
import { listAttempts, readAttempt } from '../services/testing/sent-attempts';
import { testResultsOf } from '../services/testing/test-results';

export function testingRoutes(routes: Routes): void {
  mount(routes, contract.listTests, (ctx, { query }) => listTests(ctx, query));
  mount(routes, contract.getFirstLoading, (ctx) => firstLoading(ctx));
  mount(routes, contract.createTest, (ctx, { body }) => saving.createTest(ctx, body));
  mount(routes, contract.changeTestStates, (ctx, { body }) =>
    changeStates(ctx, body, {
      ...{ name: 'test', lock: lockTest, write: writeRow },
      every: (filter) => testIds(ctx, filter),
      publish: (id) => saving.publishTest(ctx, id, { published: true }),
    }),
  );
  mount(routes, contract.readQuestions, (_, { files }) => readQuestions(files.file));
  mount(routes, contract.listBankQuestions, (ctx, { query }) => listBankQuestions(ctx, query));
  mount(routes, contract.getQuestionSheet, (ctx, { params, query }) =>
    questionSheet(ctx, params.id, query.format),
  );
  mount(routes, contract.getAuthoredTest, (ctx, { params, query }) =>
    getAuthoredTest(ctx, params.id, undefined, query.revision),
  );
  mount(routes, contract.updateTest, (ctx, { params, body }) => saving.updateTest(ctx, params.id, body));
  mount(routes, contract.publishTest, (ctx, { params, body }) => saving.publishTest(ctx, params.id, body));
  mount(routes, contract.discardTestDraft, (ctx, { params }) => saving.discardTestDraft(ctx, params.id));
  mount(routes, contract.copyTest, (ctx, { params, body }) => saving.copyTest(ctx, params.id, body));
  mount(routes, contract.deleteTest, (ctx, { params }) => deleteTest(ctx, params.id));
  mount(routes, contract.getTestResults, (ctx, { params, query }) =>
    testResultsOf(ctx, params.id, query.filter),
  );
  mount(routes, contract.listTestAttempts, (ctx, { params, query }) => listAttempts(ctx, params.id, query));
  mount(routes, contract.getTestAttempt, (ctx, { params }) =>
    readAttempt(ctx, params.id, params.attempt ?? ''),
  );
}
