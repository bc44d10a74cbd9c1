import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: expected people, of those the viewer sees, for a device at the door. 404 `training-missing`. */
export const getDoor = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/door',
  needs: 'trainings.serve',
  shapes: async () => ({ answer: one((await shapes()).doorList) }),
});

/**
 * Extension: records one mark at the door, made now or earlier without a network. A second mark is no error: the first
 * one stays, and the response names the person. 404 `code-unknown`, `registration-missing`; 409 `other-training`,
 * `registration-ended`, `still-waiting`, `training-cancelled`, `visits-unavailable`; 422 `visit-too-early`,
 * `visit-too-late`.
 */
export const checkInAtDoor = endpoint({
  method: 'POST',
  path: '/v1/training/{id}/check-in',
  needs: 'trainings.serve',
  bodyType: 'training-check-ins',
  shapes: async () => {
    const s = await shapes();
    return { body: s.checkInBody, answer: one(s.checkIn) };
  },
});
