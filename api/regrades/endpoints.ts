import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const needs = 'tests.edit';

/**
 * Extension: preview of what the current key changes for people who have sent the test. Writes nothing. 409
 * `nothing-published`.
 */
export const getTestRegrade = endpoint({
  method: 'GET',
  path: '/v1/tests/{id}/regrade',
  needs,
  shapes: async () => ({ answer: one((await shapes()).testRegrade) }),
});

/** Extension: pays what the preview showed, one entry per person. 409 `regrade-changed`, `nothing-to-regrade`. */
export const applyTestRegrade = endpoint({
  method: 'POST',
  path: '/v1/tests/{id}/-actions/regrade',
  needs,
  bodyType: 'test-regrades',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.regradeBody, answer: one(s.testRegrade) };
  },
});

/** Extension: undoes a regrade; people who have spent the points keep them. 409 `nothing-to-undo`. */
export const undoTestRegrade = endpoint({
  method: 'POST',
  path: '/v1/tests/{id}/-actions/undo-regrade',
  needs,
  bodyType: 'regrade-results',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.regradeUndoBody, answer: one(s.regradeResult) };
  },
});
