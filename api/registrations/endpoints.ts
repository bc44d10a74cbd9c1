import { file, many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const recording = () => import('./recording-schemas');
const reports = () => import('./report-schemas');
const registrations = '/v1/training-registered-pharmacist';

/** Registrations on a training, of those the viewer sees. */
export const listRegistered = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/registered-pharmacists',
  needs: 'trainings.serve',
  shapes: async () => {
    const s = await shapes();
    return { query: s.registeredQuery, answer: many(s.registeredPharmacist, s.registeredMeta) };
  },
});

/** Registrations on all trainings, of those the viewer sees. */
export const listAllRegistered = endpoint({
  method: 'GET',
  path: `${registrations}/list`,
  needs: 'trainings.serve',
  shapes: async () => {
    const s = await shapes();
    return { query: s.allRegisteredQuery, answer: many(s.registeredPharmacist) };
  },
});

/** Removes several registrations, each independently; the response has each outcome. */
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

/** Marks a visit, once. 409 `already-visited`, `visit-not-recorded`, `visits-unavailable`; 422 `visit-too-early`. */
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
 * Extension: ids of visits marked by imports, which no other response names, in batches. The portal's server reads
 * them, reports them to the collector, and confirms the accepted ones in `told`.
 */
export const handOverVisits = endpoint({
  method: 'POST',
  path: `${registrations}/hand-over`,
  needs: 'collector',
  bodyType: 'visit-hand-overs',
  shapes: async () => {
    const s = await shapes();
    return { body: s.handOverBody, answer: many(s.unreportedVisit) };
  },
});

/**
 * Extension: removes a wrong mark of a visit, with a reason, by the person who has just made it or an admin. 409
 * `visit-stays`.
 */
export const takeBackVisit = endpoint({
  method: 'DELETE',
  path: `${registrations}/{id}/visit`,
  needs: 'trainings.serve',
  bodyType: 'training-visits',
  idempotent: true,
  shapes: async () => ({ body: (await shapes()).takeBackBody, answer: nothing }),
});

/**
 * Records a person of the portal or a guest on a training. 404 `training-missing`, `user-missing`; 409 with the codes
 * of `seatMessage` and `person-known`; 422 at fields.
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

/**
 * Extension: records a visitor at the door who is not on the list. 404; 409 `visits-unavailable`, `already-registered`,
 * `person-known`.
 */
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

/**
 * Extension: records several people of the portal at once. 404 `training-missing`; 409 `group-refused` with each
 * refusal.
 */
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

/** Report on a date, a topic or a period as a workbook. 404, 409, 422 with the messages of the specification. */
export const downloadReport = endpoint({
  method: 'GET',
  path: `${registrations}/download`,
  needs: 'trainings.manage',
  shapes: async () => ({ query: (await reports()).reportQuery, answer: file() }),
});

/**
 * Extension: figures of that report by territory, without names; of the viewer's own trainings, for an admin of all.
 */
export const reportFigures = endpoint({
  method: 'GET',
  path: `${registrations}/figures`,
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await reports();
    return { query: s.figuresQuery, answer: many(s.trainingFigures) };
  },
});

/** Uploads a report with visits and checks it: this call marks no visit. 422 on `file`. */
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
