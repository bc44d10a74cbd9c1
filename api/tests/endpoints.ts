import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** The test without `is_right`, with the answers saved so far. 404 for a hidden or unpublished one. */
export const getTest = endpoint({
  method: 'GET',
  path: '/v1/test/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).testForTaking) }),
});

/** Extension: saves answers as they are given. 409 `test-locked` when it can't be taken now. */
export const saveAnswers = endpoint({
  method: 'PATCH',
  path: '/v1/test/{id}/answers',
  needs: 'signed-in',
  bodyType: 'test-answers',
  shapes: async () => {
    const s = await shapes();
    return { body: s.answersBody, answer: one(s.savedAnswers) };
  },
});

/** Scores on the server and pays once. A repeated request returns the first result; 409 `test-locked` otherwise. */
export const sendTest = endpoint({
  method: 'POST',
  path: '/v1/test/{id}/send',
  needs: 'signed-in',
  bodyType: 'test-results',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.sendBody, answer: one(s.testResult) };
  },
});
