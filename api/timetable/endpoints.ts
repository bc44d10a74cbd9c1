import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Topics with every matching date, for those who manage trainings; past and cancelled dates included. */
export const manageTopics = endpoint({
  method: 'GET',
  path: '/v1/training-topic/manage',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.manageTopicsQuery, answer: many(s.managedTopic) };
  },
});

/** Extension: creates a topic without a date. 409 `topic-taken` at the name; 422 at fields. */
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
 * Extension: changes the named fields of a topic, by its author or an admin. 404 `topic-missing` for another's; 409
 * `changed-since`, `topic-taken`, and `has-coming` for archiving.
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

/** Extension: the same dates as a plain list. */
export const listManaged = endpoint({
  method: 'GET',
  path: '/v1/training/manage',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.managedQuery, answer: many(s.managedTraining, s.managedMeta) };
  },
});

/**
 * Extension: one date; everyone with the right reads any, `can_manage` tells who may change it. 404 `training-missing`.
 */
export const getManaged = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/manage',
  needs: 'trainings.manage',
  shapes: async () => ({ answer: one((await shapes()).managedTraining) }),
});

/** Creates a date. 409 `same-slot`, `trainer-busy`; 422 at fields. */
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

/** Extension: creates many dates by one rule, in one transaction. 409 `series-conflicts`, `trainer-busy`. */
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

/**
 * Replaces all fields of a date and notifies everyone registered. 409 `changed-since`, `has-registrations`,
 * `training-started` …
 */
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

/**
 * Deletes a date that was never booked; cancels any other and notifies its people. 409 `training-started`,
 * `training-visited`.
 */
export const dropTraining = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: '/v1/training/{id}',
  needs: 'trainings.manage',
  bodyType: 'training-cancellations',
  shapes: async () => ({ body: (await shapes()).cancelBody, answer: nothing }),
});

/**
 * Extension: messages sent to people of a date, latest first, and whom its leader may write to now. 404 for another's.
 */
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
 * Extension: the leader writes to people of a date: accounts get a notification, guests a letter. 404 for another's;
 * 409 `nobody-to-write`, `too-many-messages`, `messages-closed`, `training-cancelled`.
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
