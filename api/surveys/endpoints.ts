import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/**
 * By id or slug, with the person's own answers. 404 `survey-missing` for a hidden, unpublished, archived or unknown
 * one.
 */
export const getSurvey = endpoint({
  method: 'GET',
  path: '/v1/survey/{id}',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, answer: one(s.surveyForTaking) };
  },
});

/** Extension: saves answers as they are given. 409 `survey-locked` when it can't be answered now. */
export const saveSurveyAnswers = endpoint({
  method: 'PATCH',
  path: '/v1/survey/{id}/answers',
  needs: 'signed-in',
  bodyType: 'survey-answers',
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, body: s.answersBody, answer: one(s.savedAnswers) };
  },
});

/** Takes the answers and pays once. A repeated request returns the first result; 409 `survey-locked` otherwise. */
export const sendSurvey = endpoint({
  method: 'POST',
  path: '/v1/survey/{id}/send',
  needs: 'signed-in',
  bodyType: 'survey-results',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { query: s.sectorQuery, body: s.answersBody, answer: one(s.surveyResult) };
  },
});
