import { z } from 'zod';
import type { Config } from '../../config';

/** Data that the service gets about a person: by default no e-mail and no surname. */
export interface Participant {
  /** `Анна С.` */
  name: string;
  email: string;
}

const TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024;
const answer = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** There is no link: the service did not respond, refused, or returned something else. */
export class WebinarServiceAway extends Error {}

/**
 * The service responded with a refusal: of the event, which does not exist for the key, or of this participant alone.
 */
export class WebinarServiceRefused extends WebinarServiceAway {
  constructor(readonly isOfEvent: boolean) {
    super(`The webinar service refused ${isOfEvent ? 'the event' : 'the participant'}`);
  }
}

/** Statuses for an event that does not exist or is another account's: a key has the rights of its creator. */
const NO_EVENT = [403, 404, 410];
/** Statuses that concern all requests alike: the token, a service that is busy. */
const OF_ALL = [401, 408, 429];

function refusalOf(status: number): WebinarServiceAway {
  const ofOne = status >= 400 && status < 500 && !OF_ALL.includes(status);
  if (ofOne) return new WebinarServiceRefused(NO_EVENT.includes(status));
  return new WebinarServiceAway(`The webinar service answered ${String(status)}`);
}

/** Registers a participant of an event; returns their own link. Throws WebinarServiceAway. */
export async function registerParticipant(
  { MTS_BASE_URL, MTS_TOKEN }: Pick<Config, 'MTS_BASE_URL' | 'MTS_TOKEN'>,
  eventId: string,
  { name, email }: Participant,
): Promise<string> {
  const url = `${MTS_BASE_URL.replace(/\/$/, '')}/v3/eventsessions/${encodeURIComponent(eventId)}/register`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-auth-token': MTS_TOKEN },
      body: new URLSearchParams({
        ...{ email, nickname: name, role: 'GUEST' },
        // the link opens the webinar without the service's own form, and letters of the service would reach nobody
        ...{ isAutoEnter: 'true', sendEmail: 'false' },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw refusalOf(response.status);
    const text = await response.text();
    if (text.length > MOST_BYTES) throw new WebinarServiceAway('The webinar service answered too much');
    return answer.parse(JSON.parse(text)).link;
  } catch (error) {
    if (error instanceof WebinarServiceAway) throw error;
    throw new WebinarServiceAway('The webinar service is away', { cause: error });
  }
}
