import { file, many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Topics with a coming slot that matches, each with these slots. */
export const listTopics = endpoint({
  method: 'GET',
  path: '/v1/training-topic/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.topicQuery, answer: many(s.trainingTopic) };
  },
});

/** Slots of the schedule, or the viewer's own bookings. */
export const listSlots = endpoint({
  method: 'GET',
  path: '/v1/training/list',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.slotQuery, answer: many(s.trainingSlot, s.slotMeta) };
  },
});

export const getSlot = endpoint({
  method: 'GET',
  path: '/v1/training/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).trainingSlot) }),
});

/** The viewer's own relation to a training. */
export const getOwnSlot = endpoint({
  method: 'GET',
  path: '/v1/training/user-info/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).trainingSlot) }),
});

/** File of one booking for the person's calendar. */
export const getCalendarFile = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/calendar',
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: file('text/calendar') }),
});

/**
 * Books a seat, a place in the line, or another date in place of a booking. 403 for staff; 409 with the codes of
 * `seatMessage`.
 */
export const registerSelf = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/self-registration',
  needs: 'signed-in',
  bodyType: 'self-registrations',
  shapes: async () => {
    const s = await shapes();
    return { body: s.selfRegistration, answer: one(s.trainingSlot) };
  },
});

/**
 * Extension: the person confirms that they will come, as a reminder asks; otherwise they give the seat up. 404; 409
 * `training-started`.
 */
export const confirmBooking = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/confirmation',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).trainingSlot) }),
});

/** Gives up the viewer's own seat or place in the line, until the start; staff remove people in their sight. */
export const removeRegistration = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: '/v1/training-registered-pharmacist/{id}',
  needs: 'signed-in',
  bodyType: 'registration-removals',
  shapes: async () => ({ body: (await shapes()).removalBody, answer: nothing }),
});

/**
 * Extension: sets how long before the start a waiting person still wants a seat; one may be given at once. 404 for
 * another's; 409 `not-waiting`.
 */
export const changeNotice = endpoint({
  method: 'PUT',
  idempotent: true,
  path: '/v1/training-registered-pharmacist/{id}/waiting',
  needs: 'signed-in',
  bodyType: 'waiting-notices',
  shapes: async () => {
    const s = await shapes();
    return { body: s.waitingNotice, answer: one(s.trainingSlot) };
  },
});

/**
 * Extension: subject of the link in a guest's letter. The token authorises; 404 for a token that the portal did not
 * sign.
 */
export const getGuestBooking = endpoint({
  method: 'GET',
  path: '/v1/guest-bookings/{token}',
  needs: 'public',
  shapes: async () => ({ answer: one((await shapes()).guestBooking) }),
});

/** Extension: the guest gives the seat up, and their data is deleted. The link is dead after that. */
export const leaveAsGuest = endpoint({
  method: 'DELETE',
  path: '/v1/guest-bookings/{token}',
  needs: 'public',
  duringWork: true,
  shapes: () => Promise.resolve({ answer: nothing }),
});
