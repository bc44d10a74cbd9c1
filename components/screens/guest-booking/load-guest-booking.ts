import 'server-only';
import { linkedByLetter } from '@/api/session/linked-by-letter';
import { getGuestBooking } from '@/api/trainings/endpoints';

/** The booking that the link of a guest's letter is about. */
export const loadGuestBooking = (token: string) => linkedByLetter(getGuestBooking, token);

export type FoundGuestBooking = Awaited<ReturnType<typeof loadGuestBooking>>;
