import http from 'node:http';
import https from 'node:https';
import type { Config } from '../config';
import { publicLookup } from './addresses';
import { isAllowedEndpoint, isTrusted } from './endpoint';

/** The device accepts no more push: nothing may be sent to it again. */
export class DeadSubscription extends Error {}

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts a message to a push service; follows no redirects and reads only the status of the response. Throws
 * DeadSubscription for 404, 410 and an endpoint that is not allowed, an Error for a failure that can be retried.
 */
export async function postPush(config: Config, { endpoint, headers, body }: PushRequest): Promise<void> {
  if (!isAllowedEndpoint(config, endpoint)) throw new DeadSubscription('the address is not allowed');
  const status = await post(endpoint, headers, body, isTrusted(config, endpoint));
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new DeadSubscription(`the push service answered ${status}`);
  throw new Error(`the push service answered ${status}`);
}

function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
  trusted: boolean,
): Promise<number> {
  const { request } = endpoint.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(trusted ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 502);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
