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

/** Initial data of the list and the editor: marks, question types, limits, counts by state. */
export const getFirstLoading = endpoint({
  method: 'GET',
  path: '/v1/tests/first-loading',
  needs,
  shapes: async () => {
    const [s, own] = await Promise.all([lists(), shapes()]);
    return { query: own.sectorQuery, answer: one(s.testEditor) };
  },
});

/** Creates a test, a draft unless `publish`. 422 at each field that prevents publishing. */
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

/** Extension: hides, shows, archives … several tests independently; returns each outcome. 409 `selection-changed`. */
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

/**
 * Extension: checks and returns the questions of `file` (XLSX, CSV, GIFT, Aiken, QTI 2.1), up to 2 MB. 422 on `file`.
 */
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

/** Extension: questions of all tests, to copy into another test. */
export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/v1/tests/question-bank',
  needs,
  shapes: async () => {
    const s = await questions();
    return { query: s.bankQuery, answer: many(s.bankQuestion) };
  },
});

/** Extension: questions of a test as a file that `readQuestions` reads, without pictures. 404 `test-missing`. */
export const getQuestionSheet = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/question-sheet',
  needs,
  shapes: async () => ({ query: (await questions()).sheetQuery, answer: file() }),
});

/** One test with its key. 404 `test-missing`, `version-missing`. */
export const getAuthoredTest = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}',
  needs,
  shapes: async () => {
    const s = await shapes();
    return { query: s.authoredQuery, answer: one(s.authoredTest) };
  },
});

/** Writes the draft, and publishes it on request. 409 `changed-since`, `test-archived`; 422. */
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

/** Extension: deletes the draft; the published version stays. */
export const discardTestDraft = endpoint({
  method: 'DELETE',
  path: '/v1/tests/{id}/draft',
  needs,
  shapes: async () => ({ answer: one((await shapes()).authoredTest) }),
});

/** Extension: copies a test into a new draft. */
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

/**
 * Deletes permanently. 409 `test-has-attempts` once somebody has begun it, `test-used` where a material or a course
 * names it.
 */
export const deleteTest = endpoint({
  method: 'DELETE',
  path: '/v1/tests/{id}',
  needs,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, answer: nothing };
  },
});

/** Extension: the funnel and the results of a test, and the quality of each question of the published version. */
export const getTestResults = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/results',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.resultsQuery, answer: one(s.testResults) };
  },
});

/** Extension: sent attempts with their people, for those who run tests. */
export const listTestAttempts = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/attempts',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.attemptsQuery, answer: many(s.attemptRow) };
  },
});

/** Extension: one attempt with the questions its person was asked, and the key. 404 `attempt-missing`. */
export const getTestAttempt = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/attempts/{attempt}',
  needs,
  shapes: async () => ({ answer: one((await results()).sentAttempt) }),
});
