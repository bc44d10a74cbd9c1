import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/representative';

/**
 * Extension: people of the viewer's own pharmacies who need attention, and why. Empty for a viewer without pharmacies.
 */
export const listRadar = endpoint({
  method: 'GET',
  path: `${root}/radar`,
  needs: 'representative.enter',
  shapes: async () => {
    const s = await shapes();
    return { query: s.radarQuery, answer: many(s.radarLine, s.radarMeta) };
  },
});

/** Extension: the same by representative, for a leader of sectors: requires `allow_sector`, otherwise empty. */
export const listRadarCounts = endpoint({
  method: 'GET',
  path: `${root}/radar-counts`,
  needs: 'representative.enter',
  shapes: async () => {
    const s = await shapes();
    return { query: s.radarCountQuery, answer: many(s.radarCount) };
  },
});

/** Extension: marks a line as dealt with or postponed, which hides it for fourteen days. 404 `user-missing`. */
export const answerSignal = endpoint({
  method: 'POST',
  path: `${root}/radar/{id}/answer`,
  needs: 'representative.enter',
  bodyType: 'signal-answers',
  shapes: async () => ({ body: (await shapes()).signalAnswer, answer: nothing }),
});

/** Extension: the plan of a day, `YYYY-MM-DD`, with stops proposed by the radar. 404 for an invalid day. */
export const getDayPlan = endpoint({
  method: 'GET',
  path: `${root}/day-plans/{id}`,
  needs: 'representative.enter',
  shapes: async () => ({ answer: one((await shapes()).dayPlan) }),
});

/** Extension: saves the pharmacies of the day in order; data of stops that stay is kept. 404 `pharmacy-missing`. */
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

/** Extension: marks a stop as visited, or undoes that. 404 `pharmacy-missing` for a pharmacy outside the plan. */
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
 * Invites a pharmacist to the portal: a letter with a link valid seven days, without an account. 422 `pharmacy-missing`
 * outside the territory, `email-taken`; 409 `person-known` (`user`) for an account in sight; 429 past twenty an hour.
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

/** Extension: the viewer's invitations, newest first. */
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

/**
 * Extension: sends another letter, once an hour and at most five. 404 `invitation-missing`, 409 `too-soon`,
 * `enough-letters`, `registered`.
 */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v1/pharmacist/registration/{id}/resend',
  needs: 'representative.enter',
  feature,
  shapes: async () => ({ answer: one((await shapes()).invitation) }),
});

/** Extension: prefilled data of an invited person's form; the id is the token of the link. 404 for a dead link. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/v1/pharmacist/invitations/{id}',
  needs: 'public',
  feature,
  shapes: async () => ({ answer: one((await shapes()).invitedPerson) }),
});
