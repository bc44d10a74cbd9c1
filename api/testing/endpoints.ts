import { file, many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./author-schemas');
const lists = () => import('./list-schemas');
const questions = () => import('./question-schemas');
const results = () => import('./schemas');
const needs = 'tests.edit';
const bodyType = 'tests-authored';

/** Every test for its authors, drafts and archive too. */
export const listTests = endpoint({
  method: 'GET',
  path: '/v1/tests',
  needs,
  shapes: async () => {
    const s = await lists();
    return { query: s.testsQuery, answer: many(s.testRow, s.testsMeta) };
  },
});

/** What the list and the editor begin with: marks, kinds of questions, bounds, counts of states. */
export const getFirstLoading = endpoint({
  method: 'GET',
  path: '/v1/tests/first-loading',
  needs,
  shapes: async () => {
    const [s, own] = await Promise.all([lists(), shapes()]);
    return { query: own.sectorQuery, answer: one(s.testEditor) };
  },
});

/** A new test, a draft unless `publish`. 422 at each field that keeps it from that. */
export const createTest = endpoint({
  method: 'POST',
  path: '/v1/tests',
  needs,
  bodyType,
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, body: s.testBody, answer: one(s.authoredTest) };
  },
});

/** Ours: hides, shows, archives … several, each by itself; says what became of each. 409 `selection-changed`. */
export const changeTestStates = endpoint({
  method: 'POST',
  path: '/v1/tests/-actions/state',
  needs,
  bodyType: 'bulk-results',
  shapes: async () => {
    const s = await lists();
    return { body: s.statesBody, answer: many(s.bulkResult, s.bulkMeta) };
  },
});

/** Ours: `file` of questions (XLSX, CSV, GIFT, Aiken, QTI 2.1) to 2 MB, checked and given back. 422 on `file`. */
export const readQuestions = endpoint({
  method: 'POST',
  path: '/v1/tests/-actions/read-questions',
  needs,
  consumes: 'form',
  maxBytes: 2 * 1024 * 1024,
  shapes: async () => {
    const s = await questions();
    return { body: s.questionsForm, answer: one(s.questionsFile) };
  },
});

/** Ours: questions of all tests, to be copied into another one. */
export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/v1/tests/question-bank',
  needs,
  shapes: async () => {
    const s = await questions();
    return { query: s.bankQuery, answer: many(s.bankQuestion) };
  },
});

/** Ours: its questions as a file that `readQuestions` reads, without pictures. 404 `test-missing`. */
export const getQuestionSheet = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/question-sheet',
  needs,
  shapes: async () => ({ query: (await questions()).sheetQuery, answer: file() }),
});

/** With its key. 404 `test-missing`, `version-missing`. */
export const getAuthoredTest = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}',
  needs,
  shapes: async () => {
    const s = await shapes();
    return { query: s.authoredQuery, answer: one(s.authoredTest) };
  },
});

/** Writes the draft over what is published, or publishes it too. 409 `changed-since`, `test-archived`; 422. */
export const updateTest = endpoint({
  method: 'PUT',
  path: '/v1/tests/{id}',
  needs,
  bodyType,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, body: s.testPut, answer: one(s.authoredTest) };
  },
});

/** Publishes the draft, or unpublishes the test. 409 `nothing-to-publish`, `changed-since`; 422 with every problem. */
export const publishTest = endpoint({
  method: 'PUT',
  path: '/v1/tests/{id}/publish',
  needs,
  bodyType,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, body: s.publishBody, answer: one(s.authoredTest) };
  },
});

/** Ours: deletes the draft; the published version stays. */
export const discardTestDraft = endpoint({
  method: 'DELETE',
  path: '/v1/tests/{id}/draft',
  needs,
  shapes: async () => ({ answer: one((await shapes()).authoredTest) }),
});

/** Ours: a copy as a new draft. */
export const copyTest = endpoint({
  method: 'POST',
  path: '/v1/tests/{id}/-actions/copy',
  needs,
  bodyType,
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.copyBody, answer: one(s.authoredTest) };
  },
});

/** For good. 409 `test-has-attempts` once somebody has begun it, `test-used` where a material or a course names it. */
export const deleteTest = endpoint({
  method: 'DELETE',
  path: '/v1/tests/{id}',
  needs,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, answer: nothing };
  },
});

/** Ours: the funnel, the marks and the quality of each question of the published version. */
export const getTestResults = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/results',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.resultsQuery, answer: one(s.testResults) };
  },
});

/** Ours: attempts that were sent, with their people: who runs tests sees who took them. */
export const listTestAttempts = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/attempts',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.attemptsQuery, answer: many(s.attemptRow) };
  },
});

/** Ours: one attempt as its person was asked, with the key. 404 `attempt-missing`. */
export const getTestAttempt = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/attempts/{attempt}',
  needs,
  shapes: async () => ({ answer: one((await results()).sentAttempt) }),
});
