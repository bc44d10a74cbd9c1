import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Topics with every date that fits, as those who look after them see them; past and cancelled ones too. */
export const manageTopics = endpoint({
  method: 'GET',
  path: '/v1/training-topic/manage',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.manageTopicsQuery, answer: many(s.managedTopic) };
  },
});

/** Ours: a topic without a date yet. 409 `topic-taken` at the name; 422 at fields. */
export const createTopic = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training-topic',
  needs: 'trainings.manage',
  bodyType: 'training-topics',
  shapes: async () => {
    const s = await shapes();
    return { body: s.topicBody, answer: one(s.managedTopic) };
  },
});

/**
 * Ours: what is not named stays. Of its author or an admin, 404 `topic-missing` for another's; 409 `changed-since`,
 * `topic-taken`, and `has-coming` for the archive.
 */
export const changeTopic = endpoint({
  method: 'PUT',
  idempotent: true,
  path: '/v1/training-topic/{id}',
  needs: 'trainings.manage',
  bodyType: 'training-topics',
  shapes: async () => {
    const s = await shapes();
    return { body: s.topicChange, answer: one(s.managedTopic) };
  },
});

/** Ours: the same dates one by one. */
export const listManaged = endpoint({
  method: 'GET',
  path: '/v1/training/manage',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.managedQuery, answer: many(s.managedTraining, s.managedMeta) };
  },
});

/** Ours: one of them; anybody with the right reads any, `can_manage` says who changes it. 404 `training-missing`. */
export const getManaged = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/manage',
  needs: 'trainings.manage',
  shapes: async () => ({ answer: one((await shapes()).managedTraining) }),
});

/** 409 `same-slot`, `trainer-busy`; 422 at fields. */
export const createTraining = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training',
  needs: 'trainings.manage',
  bodyType: 'trainings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.trainingBody, answer: one(s.managedTraining) };
  },
});

/** Ours: many dates by one rule, in one transaction or none. 409 `series-conflicts`, `trainer-busy`. */
export const createSeries = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/series',
  needs: 'trainings.manage',
  bodyType: 'training-series',
  shapes: async () => {
    const s = await shapes();
    return { body: s.seriesBody, answer: many(s.plannedDate) };
  },
});

/** Whole; everybody on it is notified. 409 `changed-since`, `has-registrations`, `training-started` … */
export const changeTraining = endpoint({
  method: 'PUT',
  idempotent: true,
  path: '/v1/training/{id}',
  needs: 'trainings.manage',
  bodyType: 'trainings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.trainingChange, answer: one(s.managedTraining) };
  },
});

/** Deletes one that nobody ever booked, cancels any other and tells its people. 409 `training-started`, `training-visited`. */
export const dropTraining = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: '/v1/training/{id}',
  needs: 'trainings.manage',
  bodyType: 'training-cancellations',
  shapes: async () => ({ body: (await shapes()).cancelBody, answer: nothing }),
});

/** Ours: what was written to people of a date, the latest first, and whom its leader may write to now. 404 for another's. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/messages',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.trainingMessagesQuery, answer: many(s.trainingMessage, s.trainingMessagesMeta) };
  },
});

/**
 * Ours: the leader writes to people of a date: a notification to whoever has an account, a letter to a guest. 404 for
 * another's; 409 `nobody-to-write`, `too-many-messages`, `messages-closed`, `training-cancelled`.
 */
export const writeToPeople = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/messages',
  needs: 'trainings.manage',
  bodyType: 'training-messages',
  shapes: async () => {
    const s = await shapes();
    return { body: s.messageBody, answer: one(s.trainingMessage) };
  },
});
