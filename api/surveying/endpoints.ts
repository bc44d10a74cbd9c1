import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./author-schemas');
const results = () => import('./schemas');
const shared = () => import('../testing/author-schemas');
const lists = () => import('../testing/list-schemas');
const needs = 'tests.edit';
const bodyType = 'surveys-authored';

/** Every survey for its authors, drafts and archive too. */
export const listSurveys = endpoint({
  method: 'GET',
  path: '/v1/surveys',
  needs,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), lists()]);
    return { query: s.surveysQuery, answer: many(s.surveyRow, both.testsMeta) };
  },
});

/** Initial data of the list and the editor: marks, question types, limits, counts by state. */
export const getSurveysFirstLoading = endpoint({
  method: 'GET',
  path: '/v1/surveys/first-loading',
  needs,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { query: both.sectorQuery, answer: one(s.surveyEditor) };
  },
});

/** Creates a survey, a draft unless `publish`. 422 at each field that prevents publishing. */
export const createSurvey = endpoint({
  method: 'POST',
  path: '/v1/surveys',
  needs,
  bodyType,
  idempotent: true,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { query: both.sectorQuery, body: s.surveyBody, answer: one(s.authoredSurvey) };
  },
});

/** Extension: hides, shows, archives … several surveys independently; returns each outcome. 409 `selection-changed`. */
export const changeSurveyStates = endpoint({
  method: 'POST',
  path: '/v1/surveys/-actions/state',
  needs,
  bodyType: 'bulk-results',
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), lists()]);
    return { body: s.surveyStatesBody, answer: many(both.bulkResult, both.bulkMeta) };
  },
});

/** Extension: checks and returns the questions of `file` (XLSX, CSV), up to 2 MB. 422 on `file`. */
export const readSurveyQuestions = endpoint({
  method: 'POST',
  path: '/v1/surveys/-actions/read-questions',
  needs,
  consumes: 'form',
  maxBytes: 2 * 1024 * 1024,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), import('../testing/question-schemas')]);
    return { body: both.questionsForm, answer: one(s.surveyQuestionsFile) };
  },
});

/** One survey as its authors see it. 404 `survey-missing`, `version-missing`. */
export const getAuthoredSurvey = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}',
  needs,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { query: both.authoredQuery, answer: one(s.authoredSurvey) };
  },
});

/** Writes the draft, and publishes it on request. 409 `changed-since`, `survey-archived`; 422. */
export const updateSurvey = endpoint({
  method: 'PUT',
  path: '/v1/surveys/{id}',
  needs,
  bodyType,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { query: both.sectorQuery, body: s.surveyPut, answer: one(s.authoredSurvey) };
  },
});

/** Publishes the draft, or unpublishes the survey. 409 `nothing-to-publish`, `changed-since`; 422. */
export const publishSurvey = endpoint({
  method: 'PUT',
  path: '/v1/surveys/{id}/publish',
  needs,
  bodyType,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { query: both.sectorQuery, body: both.publishBody, answer: one(s.authoredSurvey) };
  },
});

/** Extension: deletes the draft; the published version stays. */
export const discardSurveyDraft = endpoint({
  method: 'DELETE',
  path: '/v1/surveys/{id}/draft',
  needs,
  shapes: async () => ({ answer: one((await shapes()).authoredSurvey) }),
});

/** Extension: copies a survey into a new draft. */
export const copySurvey = endpoint({
  method: 'POST',
  path: '/v1/surveys/{id}/-actions/copy',
  needs,
  bodyType,
  idempotent: true,
  shapes: async () => {
    const [s, both] = await Promise.all([shapes(), shared()]);
    return { body: both.copyBody, answer: one(s.authoredSurvey) };
  },
});

/** Deletes permanently. 409 `survey-has-answers` once somebody has begun it. */
export const deleteSurvey = endpoint({
  method: 'DELETE',
  path: '/v1/surveys/{id}',
  needs,
  shapes: async () => ({ query: (await shared()).sectorQuery, answer: nothing }),
});

/** Extension: results by question over all versions, without names. */
export const getSurveyResults = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/results',
  needs,
  shapes: async () => {
    const [s, both] = await Promise.all([results(), shared()]);
    return { query: both.sectorQuery, answer: one(s.surveyResults) };
  },
});

/** Extension: results of people of a region, of a chain or of some weeks. 404 `survey-missing`, `group-missing`. */
export const getSurveyPart = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/part',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.partQuery, answer: one(s.surveyPart) };
  },
});

/**
 * Extension: a question by groups of people; cells of too few people are hidden. 404 `survey-missing`,
 * `question-missing`.
 */
export const getSurveyCut = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/cut',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.cutQuery, answer: one(s.surveyCut) };
  },
});

/** Extension: answers in people's own words, newest first, without their authors. */
export const listOwnAnswers = endpoint({
  method: 'GET',
  path: '/v1/surveys/{id}/own-answers',
  needs,
  shapes: async () => {
    const s = await results();
    return { query: s.ownAnswersQuery, answer: many(s.ownAnswer, s.ownAnswersMeta) };
  },
});

/**
 * Extension: hides an answer, merges it with an option or another answer, or undoes that. 404 `own-answer-missing`;
 * 422.
 */
export const moderateOwnAnswer = endpoint({
  method: 'PATCH',
  path: '/v1/surveys/{id}/own-answers/{answer}',
  needs,
  bodyType: 'survey-own-answers',
  shapes: async () => {
    const s = await results();
    return { body: s.ownAnswerPatch, answer: one(s.ownAnswer) };
  },
});
