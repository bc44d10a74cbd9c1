import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const slotShape = async () => (await import('../trainings/schemas')).trainingSlot;

/** Ours: «Я на вебинаре» of somebody with a seat, once. 404 without one; 409 `not-a-webinar`, `webinar-closed`. */
export const sayPresent = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/presence',
  needs: 'signed-in',
  shapes: async () => ({ answer: one(await slotShape()) }),
});

/** Ours: how many are there, for who leads the webinar. 404 for anybody else's training. */
export const getPresence = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/presence',
  needs: 'trainings.lead',
  shapes: async () => ({ answer: one((await shapes()).presence) }),
});

/** Ours: the leader marks everybody who is there as come. 404; 409 `visits-unavailable`. */
export const confirmPresence = endpoint({
  method: 'PUT',
  idempotent: true,
  path: '/v1/training/{id}/presence',
  needs: 'trainings.lead',
  shapes: async () => ({ answer: one((await shapes()).presence) }),
});

/** Ours: all of them for who leads the webinar, the asker's own for everybody else. */
export const listWebinarQuestions = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/questions',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.webinarQuestionsQuery, answer: many(s.webinarQuestion, s.webinarQuestionsMeta) };
  },
});

/** Ours: a question to the leader. 404 without a seat; 409 `not-a-webinar`, `webinar-closed`, `too-many-questions`. */
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

/** Ours: the leader answers in words, of which the asker is notified, or says that it was answered aloud. 404. */
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

/** The person's own link. 404 without a seat; 409 `not-a-webinar`, `link-unknown`, `link-pending`; 503 `webinar-service-away`. */
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
