import { z } from 'zod';
import type { Config } from '../../config';

/** What the service gets about somebody: by default no e-mail and no surname. */
export interface Participant {
  /** `Анна С.` */
  name: string;
  email: string;
}

const TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024;
const answer = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** The service did not answer, refused, or said something else than a link. */
export class WebinarServiceAway extends Error {}

/** Registers a participant of an event; gives their own link. Throws WebinarServiceAway. */
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
        // the link lets its person in without the service's own form, and the service's letters would reach nobody
        ...{ isAutoEnter: 'true', sendEmail: 'false' },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new WebinarServiceAway(`The webinar service answered ${String(response.status)}`);
    const text = await response.text();
    if (text.length > MOST_BYTES) throw new WebinarServiceAway('The webinar service answered too much');
    return answer.parse(JSON.parse(text)).link;
  } catch (error) {
    if (error instanceof WebinarServiceAway) throw error;
    throw new WebinarServiceAway('The webinar service is away', { cause: error });
  }
}
