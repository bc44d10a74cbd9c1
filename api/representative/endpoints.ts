import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/representative';

/** Ours: who of one's own pharmacies needs attention, and why. Nobody's without pharmacies of one's own. */
export const listRadar = endpoint({
  method: 'GET',
  path: `${root}/radar`,
  needs: 'representative.enter',
  shapes: async () => {
    const s = await shapes();
    return { query: s.radarQuery, answer: many(s.radarLine, s.radarMeta) };
  },
});

/** Ours: the same by representative, for who leads sectors: with `allow_sector`, else nobody's. */
export const listRadarCounts = endpoint({
  method: 'GET',
  path: `${root}/radar-counts`,
  needs: 'representative.enter',
  shapes: async () => {
    const s = await shapes();
    return { query: s.radarCountQuery, answer: many(s.radarCount) };
  },
});

/** Ours: a line was dealt with, or is not for now: it keeps silent for fourteen days. 404 `user-missing`. */
export const answerSignal = endpoint({
  method: 'POST',
  path: `${root}/radar/{id}/answer`,
  needs: 'representative.enter',
  bodyType: 'signal-answers',
  shapes: async () => ({ body: (await shapes()).signalAnswer, answer: nothing }),
});

/** Ours: the plan of a day, `YYYY-MM-DD`, with what the radar would put there. 404 for no day. */
export const getDayPlan = endpoint({
  method: 'GET',
  path: `${root}/day-plans/{id}`,
  needs: 'representative.enter',
  shapes: async () => ({ answer: one((await shapes()).dayPlan) }),
});

/** Ours: the pharmacies of the day in their order; what is known of those that stay stays. 404 `pharmacy-missing`. */
export const saveDayPlan = endpoint({
  method: 'PUT',
  path: `${root}/day-plans/{id}`,
  needs: 'representative.enter',
  bodyType: 'day-plans',
  shapes: async () => {
    const s = await shapes();
    return { body: s.dayPlanBody, answer: one(s.dayPlan) };
  },
});

/** Ours: one of them was visited, or was not after all. 404 `pharmacy-missing` for one that is not in the plan. */
export const noteStop = endpoint({
  method: 'POST',
  path: `${root}/day-plans/{id}/visit`,
  needs: 'representative.enter',
  bodyType: 'stop-visits',
  shapes: async () => {
    const s = await shapes();
    return { body: s.stopVisit, answer: one(s.dayPlan) };
  },
});

const feature = 'registration-in-account' as const;

/**
 * Asks a pharmacist onto the portal: a letter with a link of seven days, no account. 422 `pharmacy-missing` outside the
 * territory, `email-taken`; 409 `person-known` (`user`) for an account in sight; 429 past twenty an hour.
 */
export const invitePharmacist = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/pharmacist/registration',
  needs: 'representative.enter',
  feature,
  bodyType: 'pharmacist-invitations',
  shapes: async () => {
    const s = await shapes();
    return { body: s.invitationBody, answer: one(s.invitation) };
  },
});

/** Ours: whom the viewer has asked, the newest first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/v1/pharmacist/registration',
  needs: 'representative.enter',
  feature,
  shapes: async () => {
    const s = await shapes();
    return { query: s.invitationQuery, answer: many(s.invitation) };
  },
});

/** Ours: another letter, once an hour and five in all. 404 `invitation-missing`, 409 `too-soon`, `enough-letters`, `registered`. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v1/pharmacist/registration/{id}/resend',
  needs: 'representative.enter',
  feature,
  shapes: async () => ({ answer: one((await shapes()).invitation) }),
});

/** Ours: what the form of who was asked begins with; the id is the link's token. 404 for a dead one. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/v1/pharmacist/invitations/{id}',
  needs: 'public',
  feature,
  shapes: async () => ({ answer: one((await shapes()).invitedPerson) }),
});
