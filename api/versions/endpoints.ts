import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const tests = () => import('../testing/author-schemas');
const surveys = () => import('../surveying/author-schemas');
const needs = 'tests.edit';

/** Extension: versions of a test, newest first, each with its changes. */
export const listTestVersions = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/revisions',
  needs,
  shapes: async () => ({ answer: many((await shapes()).testVersion) }),
});

/** Extension: copies a version into the draft. 404 `version-missing`, 409 `changed-since`, `test-archived`. */
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

/** Extension: preview of the changes of publishing this, also for people who have sent the test. Writes nothing. */
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

/** Extension: the same for the saved draft. 409 `nothing-to-publish`, `test-archived`; 422 with every problem. */
export const getTestPublication = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/publication',
  needs,
  shapes: async () => ({ answer: one((await shapes()).testPublication) }),
});

/** Extension: versions of a survey, newest first, each with its changes. */
export const listSurveyVersions = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/revisions',
  needs,
  shapes: async () => ({ answer: many((await shapes()).surveyVersion) }),
});

/** Extension: copies a version into the draft. 404 `version-missing`, 409 `changed-since`, `survey-archived`. */
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

/** Extension: preview of the changes of publishing this. Writes nothing. */
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

/** Extension: the same for the saved draft. 409 `nothing-to-publish`, `survey-archived`; 422 with every problem. */
export const getSurveyPublication = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/publication',
  needs,
  shapes: async () => ({ answer: one((await shapes()).surveyPublication) }),
});
