import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const slotShape = async () => (await import('../trainings/schemas')).trainingSlot;

/**
 * Extension: a person with a seat reports «Я на вебинаре», once. 404 without a seat; 409 `not-a-webinar`,
 * `webinar-closed`.
 */
export const sayPresent = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/presence',
  needs: 'signed-in',
  shapes: async () => ({ answer: one(await slotShape()) }),
});

/** Extension: number of people present, for the leader of the webinar. 404 for another leader's. */
export const getPresence = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/presence',
  needs: 'trainings.lead',
  shapes: async () => ({ answer: one((await shapes()).presence) }),
});

/** Extension: the leader marks the visits of everyone present. 404; 409 `visits-unavailable`. */
export const confirmPresence = endpoint({
  method: 'PUT',
  idempotent: true,
  path: '/v1/training/{id}/presence',
  needs: 'trainings.lead',
  shapes: async () => ({ answer: one((await shapes()).presence) }),
});

/** Extension: all questions for the leader of the webinar, own questions for everyone else. */
export const listWebinarQuestions = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/questions',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.webinarQuestionsQuery, answer: many(s.webinarQuestion, s.webinarQuestionsMeta) };
  },
});

/**
 * Extension: asks the leader a question. 404 without a seat; 409 `not-a-webinar`, `webinar-closed`,
 * `too-many-questions`.
 */
export const askOnWebinar = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/questions',
  needs: 'signed-in',
  bodyType: 'webinar-questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.questionBody, answer: one(s.webinarQuestion) };
  },
});

/** Extension: the leader answers in writing, which notifies the asker, or marks the question as answered aloud. 404. */
export const answerOnWebinar = endpoint({
  method: 'PUT',
  path: '/v1/webinar-questions/{id}',
  needs: 'trainings.lead',
  bodyType: 'webinar-questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.answerBody, answer: one(s.webinarQuestion) };
  },
});

/**
 * The person's own link. 404 without a seat; 409 `not-a-webinar`, `link-unknown`, `link-pending`; 503
 * `webinar-service-away`.
 */
export const registerOnWebinar = endpoint({
  method: 'POST',
  path: '/v1/mts/register',
  needs: 'signed-in',
  bodyType: 'webinar-links',
  shapes: async () => {
    const s = await shapes();
    return { body: s.registerBody, answer: one(s.joinLink) };
  },
});
