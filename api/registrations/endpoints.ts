import { file, many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const recording = () => import('./recording-schemas');
const reports = () => import('./report-schemas');
const registrations = '/v1/training-registered-pharmacist';

/** Who is on a training, of those the viewer sees. */
export const listRegistered = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/registered-pharmacists',
  needs: 'trainings.serve',
  shapes: async () => {
    const s = await shapes();
    return { query: s.registeredQuery, answer: many(s.registeredPharmacist, s.registeredMeta) };
  },
});

/** The same across trainings. */
export const listAllRegistered = endpoint({
  method: 'GET',
  path: `${registrations}/list`,
  needs: 'trainings.serve',
  shapes: async () => {
    const s = await shapes();
    return { query: s.allRegisteredQuery, answer: many(s.registeredPharmacist) };
  },
});

/** Each on its own; the answer says what became of it. */
export const removeRegistrations = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: registrations,
  alsoSlashed: true,
  needs: 'trainings.serve',
  bodyType: 'registration-removals',
  shapes: async () => {
    const s = await shapes();
    return { body: s.removalsBody, answer: many(s.removal) };
  },
});

/** Once. 409 `already-visited`, `visit-not-recorded`, `visits-unavailable`; 422 `visit-too-early`. */
export const markVisit = endpoint({
  method: 'PUT',
  idempotent: true,
  path: `${registrations}/{id}/visit`,
  needs: 'trainings.serve',
  bodyType: 'training-visits',
  shapes: async () => {
    const s = await shapes();
    return { body: s.visitBody, answer: one(s.registeredPharmacist) };
  },
});

/**
 * Ours: visits that imports have marked, which no other answer names, some at a time and by ids alone. The portal's
 * server reads them, reports them to the collector, and names in `told` those that the collector has accepted.
 */
export const handOverVisits = endpoint({
  method: 'POST',
  path: `${registrations}/hand-over`,
  needs: 'collector',
  bodyType: 'visit-hand-overs',
  shapes: async () => {
    const s = await shapes();
    return { body: s.handOverBody, answer: many(s.untoldVisit) };
  },
});

/** Ours: a wrong mark, with a reason: by whoever has just made it, and by admins. 409 `visit-stays`. */
export const takeBackVisit = endpoint({
  method: 'DELETE',
  path: `${registrations}/{id}/visit`,
  needs: 'trainings.serve',
  bodyType: 'training-visits',
  idempotent: true,
  shapes: async () => ({ body: (await shapes()).takeBackBody, answer: nothing }),
});

/**
 * Records a person of the portal or a guest. 404 `training-missing`, `user-missing`; 409 with the codes of
 * `seatMessage` and `person-known`; 422 at fields.
 */
export const recordPerson = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/registration',
  needs: 'trainings.serve',
  bodyType: 'training-registrations',
  shapes: async () => {
    const [{ recordBody }, { registeredPharmacist }] = await Promise.all([recording(), shapes()]);
    return { body: recordBody, answer: one(registeredPharmacist) };
  },
});

/** Ours: somebody at the door who is not on the list. 404; 409 `visits-unavailable`, `already-registered`, `person-known`. */
export const recordWalkIn = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/walk-in',
  needs: 'trainings.serve',
  bodyType: 'training-registrations',
  shapes: async () => {
    const [{ walkInBody }, { registeredPharmacist }] = await Promise.all([recording(), shapes()]);
    return { body: walkInBody, answer: one(registeredPharmacist) };
  },
});

/** Ours: several people of the portal at once. 404 `training-missing`; 409 `group-refused` with each refusal. */
export const recordGroup = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/registrations',
  needs: 'trainings.serve',
  bodyType: 'training-group-seats',
  shapes: async () => {
    const s = await recording();
    return { body: s.groupBody, answer: many(s.groupSeat) };
  },
});

/** A report of a date, a topic or a period as a workbook. 404, 409, 422 with the words of the specification. */
export const downloadReport = endpoint({
  method: 'GET',
  path: `${registrations}/download`,
  needs: 'trainings.manage',
  shapes: async () => ({ query: (await reports()).reportQuery, answer: file() }),
});

/** Ours: what that report comes to, by territory; of one's own trainings, an admin's of all. Names nobody. */
export const reportFigures = endpoint({
  method: 'GET',
  path: `${registrations}/figures`,
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await reports();
    return { query: s.figuresQuery, answer: many(s.trainingFigures) };
  },
});

/** Takes a report with visits in, as far as its check: nothing is marked by this call. 422 on `file`. */
export const importVisits = endpoint({
  method: 'POST',
  path: `${registrations}/import-visits`,
  needs: 'trainings.manage',
  consumes: 'form',
  shapes: async () => {
    const [own, imports] = await Promise.all([shapes(), import('../imports/schemas')]);
    return { body: own.visitsForm, answer: one(imports.importShape) };
  },
});
