import 'server-only';
import { getUnsubscription } from '@/api/notifications/endpoints';
import { linkedByLetter } from '@/api/session/linked-by-letter';

/** The kind of letters that an unsubscribe link is about. */
export const loadUnsubscription = (token: string) => linkedByLetter(getUnsubscription, token);

export type FoundUnsubscription = Awaited<ReturnType<typeof loadUnsubscription>>;
