import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const tests = () => import('../testing/author-schemas');
const surveys = () => import('../surveying/author-schemas');
const needs = 'tests.edit';

/** Ours: versions of a test, the newest first, each with what it changed. */
export const listTestVersions = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/revisions',
  needs,
  shapes: async () => ({ answer: many((await shapes()).testVersion) }),
});

/** Ours: what a version said becomes the draft. 404 `version-missing`, 409 `changed-since`, `test-archived`. */
export const restoreTestVersion = endpoint({
  method: 'POST',
  path: '/v1/tests/{id}/-actions/restore-version',
  needs,
  bodyType: 'tests-authored',
  shapes: async () => {
    const [s, test] = await Promise.all([shapes(), tests()]);
    return { body: s.restoreBody, answer: one(test.authoredTest) };
  },
});

/** Ours: what publishing this would change, and for whom of those who have sent the test. Writes nothing. */
export const previewPublication = endpoint({
  method: 'POST',
  path: '/v1/tests/{id}/-actions/preview-publication',
  needs,
  bodyType: 'tests-authored',
  shapes: async () => {
    const [s, test] = await Promise.all([shapes(), tests()]);
    return { query: test.sectorQuery, body: test.testPut, answer: one(s.testPublication) };
  },
});

/** Ours: the same of the draft as it is saved. 409 `nothing-to-publish`, `test-archived`; 422 with every problem. */
export const getTestPublication = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/publication',
  needs,
  shapes: async () => ({ answer: one((await shapes()).testPublication) }),
});

/** Ours: versions of a survey, the newest first, each with what it changed. */
export const listSurveyVersions = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/revisions',
  needs,
  shapes: async () => ({ answer: many((await shapes()).surveyVersion) }),
});

/** Ours: what a version said becomes the draft. 404 `version-missing`, 409 `changed-since`, `survey-archived`. */
export const restoreSurveyVersion = endpoint({
  method: 'POST',
  path: '/v1/surveys/{id}/-actions/restore-version',
  needs,
  bodyType: 'surveys-authored',
  shapes: async () => {
    const [s, survey] = await Promise.all([shapes(), surveys()]);
    return { body: s.restoreBody, answer: one(survey.authoredSurvey) };
  },
});

/** Ours: what publishing this would change. Writes nothing. */
export const previewSurveyPublication = endpoint({
  method: 'POST',
  path: '/v1/surveys/{id}/-actions/preview-publication',
  needs,
  bodyType: 'surveys-authored',
  shapes: async () => {
    const [s, survey] = await Promise.all([shapes(), surveys()]);
    return { body: survey.surveyPut, answer: one(s.surveyPublication) };
  },
});

/** Ours: the same of the draft as it is saved. 409 `nothing-to-publish`, `survey-archived`; 422 with every problem. */
export const getSurveyPublication = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/publication',
  needs,
  shapes: async () => ({ answer: one((await shapes()).surveyPublication) }),
});
