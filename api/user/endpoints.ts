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
 * People: for everyone the experts of the academy (`filter[roles][name]=expert,trainer&include=profile`), others only
 * within the viewer's territory, 403 without one. With `filter[is_pharmacist]=1` rows have `work`; 422 `list-too-long`
 * when sorting by points needs totals of too many people.
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

/** Ledger lines of a person, newest first: the viewer, or a person in the viewer's sight, otherwise 404. */
export const listUserScores = endpoint({
  method: 'GET',
  path: `${acl}/users/{id}/user-scores`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.userScoresQuery, answer: many(s.userScore) };
  },
});

/**
 * Extension: learning figures of a person, as in their own `GET /v1/user/statistics`; 404 outside the viewer's sight.
 */
export const getUserStatistics = endpoint({
  method: 'GET',
  path: `${acl}/users/{id}/statistics`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../account/schemas')).learningStatistics) }),
});

/**
 * Updates the viewer's own profile, for an admin any; another person's id is 404. A new e-mail needs
 * `current_password`, and takes effect when the link sent to it is opened: until then the response has the old one.
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

/** Extension: uploads `file`, an image; returns the person with the new avatar. */
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

/** Extension: confirms a new e-mail by the link of its letter. 422 on `/data/attributes/token` for a dead link. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: `${acl}/email/confirm`,
  needs: 'signed-in',
  bodyType: 'email-confirmations',
  shapes: async () => ({ body: (await shapes()).emailConfirmation, answer: nothing }),
});

/**
 * Extension: sends another letter with the link that confirms the person's own e-mail. 409 `email-confirmed`, 429 past
 * five an hour, 503 `letter-not-sent` when the mail server refused it.
 */
export const sendConfirmation = endpoint({
  method: 'POST',
  path: `${acl}/email/send-confirmation`,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/**
 * Extension: staff of the territory confirm that the person works in `pharmacy_id`. 404 outside the territory, 403 for
 * the viewer themselves, 409 `pharmacy-changed` when the person now has another pharmacy; idempotent.
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
 * Extension: staff of the territory record that the person has left `pharmacy_id`, or undo that: their coming seats go
 * to the line, lists and the radar no longer show them, and they can still sign in and choose another pharmacy. 404
 * outside the territory, 409 `pharmacy-changed`; idempotent.
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
 * Extension: archives an account, or restores it. Archiving ends its sessions and gives coming seats to the line. 403
 * `own-account`; idempotent.
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

/** Extension: needs the current password; ends the person's other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: `${acl}/password/change`,
  needs: 'signed-in',
  bodyType: 'password-changes',
  shapes: async () => ({ body: (await shapes()).passwordChange, answer: nothing }),
});

/** Sends a letter with a reset link; the response is the same for known and unknown addresses. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: `${acl}/password/email`,
  needs: 'public',
  bodyType: 'password-emails',
  shapes: async () => ({ body: (await shapes()).passwordForgot, answer: nothing }),
});

/** Sets a new password. 422 on `/data/attributes/token` when the link is dead. Ends every session of the person. */
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
 * Extension: starts a run (`/v1/me/runs`) that gathers all stored data about the person; its file is a ZIP of JSON. 409
 * `run-under-way`, 429 `too-many-runs` past three a day.
 */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/v1/user/export',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../runs/schemas')).run) }),
});

/** Ends every session and erases personal data; ledger entries stay without a name. 422 for a wrong password. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v1/user',
  needs: 'signed-in',
  bodyType: 'account-deletions',
  shapes: async () => ({ body: (await shapes()).deletionBody, answer: nothing }),
});
