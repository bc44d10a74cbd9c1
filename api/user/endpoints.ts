import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const acl = '/inetstudio/acl-package/v1';

export const getUser = endpoint({
  method: 'GET',
  path: `${acl}/users/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).user) }),
});

/**
 * People: the experts of the academy (`filter[roles][name]=expert,trainer&include=profile`) for everyone, anybody
 * else within one's territory, 403 without one. With `filter[is_pharmacist]=1` lines have `work`; 422 `list-too-long`
 * for an order by points of more people than can be summed up.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: `${acl}/users`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.userListQuery, answer: many(s.userEntry, s.peopleFigures) };
  },
});

/** Points of a person by line, the newest first; one's own, or of somebody one sees: 404 otherwise. */
export const listUserScores = endpoint({
  method: 'GET',
  path: `${acl}/users/{id}/user-scores`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.userScoresQuery, answer: many(s.userScore) };
  },
});

/** Ours: somebody's learning in figures, as their own `GET /v1/user/statistics`; 404 for whom one does not see. */
export const getUserStatistics = endpoint({
  method: 'GET',
  path: `${acl}/users/{id}/statistics`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../account/schemas')).learningStatistics) }),
});

/**
 * Own profile only, unless an admin; a foreign id is 404. Another e-mail needs `current_password`, and is the person's
 * from the moment the link sent to it is opened: until then the answer tells the old one.
 */
export const updateUser = endpoint({
  method: 'PATCH',
  path: `${acl}/users/{id}`,
  needs: 'signed-in',
  bodyType: 'users',
  shapes: async () => {
    const s = await shapes();
    return { body: s.profile, answer: one(s.user) };
  },
});

/** Ours: `file` of an image; answers the person with the new avatar. */
export const updateAvatar = endpoint({
  method: 'POST',
  path: `${acl}/users/{id}/avatar`,
  needs: 'signed-in',
  consumes: 'form',
  shapes: async () => {
    const s = await shapes();
    return { body: s.avatarBody, answer: one(s.user) };
  },
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: `${acl}/users/{id}/avatar`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).user) }),
});

/** Ours: the link of the letter to a new e-mail was opened. 422 on `/data/attributes/token` when it is dead. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: `${acl}/email/confirm`,
  needs: 'signed-in',
  bodyType: 'email-confirmations',
  shapes: async () => ({ body: (await shapes()).emailConfirmation, answer: nothing }),
});

/**
 * Ours: another letter with the link that confirms the person's own e-mail. 409 `email-confirmed`, 429 past five an hour,
 * 503 `letter-not-sent` when the mail server did not take it.
 */
export const sendConfirmation = endpoint({
  method: 'POST',
  path: `${acl}/email/send-confirmation`,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/**
 * Ours: staff of the territory confirm that the person works in `pharmacy_id`. 404 outside the territory, 403 for one's
 * own, 409 `pharmacy-changed` when the person is of another pharmacy by now; once more answers the same.
 */
export const confirmPharmacy = endpoint({
  method: 'POST',
  path: `${acl}/users/{id}/-actions/confirm-pharmacy`,
  needs: 'pharmacies.confirm',
  bodyType: 'pharmacy-confirmations',
  shapes: async () => {
    const s = await shapes();
    return { body: s.pharmacyConfirmation, answer: one(s.user) };
  },
});

/**
 * Ours: staff of the territory say that the person has left `pharmacy_id`, or take it back: their coming seats go to the
 * line, lists and the radar show them no more, and they may sign in and choose another pharmacy. 404 outside the
 * territory, 409 `pharmacy-changed`; once more answers the same.
 */
export const noteLeft = endpoint({
  method: 'POST',
  path: `${acl}/users/{id}/-actions/left-pharmacy`,
  needs: 'pharmacies.confirm',
  bodyType: 'pharmacy-departures',
  shapes: async () => {
    const s = await shapes();
    return { body: s.departureBody, answer: one(s.user) };
  },
});

/**
 * Ours: closes an account, or opens it anew. Sessions end, coming seats go to the line. 403 `own-account`; once more
 * answers the same.
 */
export const archiveUser = endpoint({
  method: 'POST',
  path: `${acl}/users/{id}/-actions/archive`,
  needs: 'admin.enter',
  bodyType: 'user-archivings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.archivingBody, answer: one(s.user) };
  },
});

/** Ours: needs the current password; ends the person's other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: `${acl}/password/change`,
  needs: 'signed-in',
  bodyType: 'password-changes',
  shapes: async () => ({ body: (await shapes()).passwordChange, answer: nothing }),
});

/** The same answer for known and unknown addresses. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: `${acl}/password/email`,
  needs: 'public',
  bodyType: 'password-emails',
  shapes: async () => ({ body: (await shapes()).passwordForgot, answer: nothing }),
});

/** 422 on `/data/attributes/token` when the link is dead. Ends every session of the person. */
export const resetPassword = endpoint({
  method: 'POST',
  path: `${acl}/password/reset`,
  needs: 'public',
  bodyType: 'password-resets',
  shapes: async () => ({ body: (await shapes()).passwordReset, answer: nothing }),
});

export const register = endpoint({
  method: 'POST',
  path: '/v1/registration',
  needs: 'public',
  bodyType: 'registrations',
  shapes: async () => {
    const s = await shapes();
    return { body: s.registration, answer: one(s.user) };
  },
});

/**
 * Ours: begins to gather everything kept about the person, as a run (`/v1/me/runs`) whose file is a ZIP of JSON. 409
 * `run-under-way`, 429 `too-many-runs` past three a day.
 */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/v1/user/export',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../runs/schemas')).run) }),
});

/** Ends every session and erases personal data; ledger rows stay without a name. 422 for a wrong password. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v1/user',
  needs: 'signed-in',
  bodyType: 'account-deletions',
  shapes: async () => ({ body: (await shapes()).deletionBody, answer: nothing }),
});
