import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { env } from '@/lib/config/portal';
import type { Service } from './endpoint';

/** Keep-alive and no framework around it: three parallel calls cost far less than through the patched fetch. */
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256 }),
};

export interface ServiceRequest {
  service: Service;
  method: string;
  /** Begins with `/`, holds the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | Readable;
  signal?: AbortSignal;
  /** Milliseconds until the first byte of the answer, or its last one where the whole text is asked for. */
  timeoutMs?: number;
  /** Instead of `timeoutMs`, from `deadlineIn`: several calls made for one request have it together. */
  deadline?: number;
}

export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable';
  constructor(readonly timedOut: boolean) {
    super(timedOut ? 'the service gave no answer in time' : 'the service is unreachable');
  }
}

export function baseOf(service: Service): string {
  const { API_BASE_URL, MOTIVATION_API_BASE_URL, STATISTICS_API_BASE_URL } = env();
  if (service === 'motivation') return MOTIVATION_API_BASE_URL || API_BASE_URL;
  if (service === 'statistics') return STATISTICS_API_BASE_URL || API_BASE_URL;
  return API_BASE_URL;
}

/** What may be done twice: the service could have worked before its connection broke. */
function isRepeatable({ method, headers, body }: ServiceRequest): boolean {
  if (body instanceof Readable) return false;
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
}

/** When what begins now has to be over, on the clock of `performance`. */
export const deadlineIn = (timeoutMs = env().API_TIMEOUT_MS): number => performance.now() + timeoutMs;

const deadlineOf = ({ deadline, timeoutMs }: ServiceRequest) => deadline ?? deadlineIn(timeoutMs);

/**
 * Sends one request; resolves at the answer's head, the body is the message's stream. A kept connection that the
 * service had just closed is no failure of what may be repeated: it goes once more over a new one.
 */
export async function serviceRequest(request: ServiceRequest): Promise<http.IncomingMessage> {
  const deadline = deadlineOf(request);
  const again = isRepeatable(request) ? 3 : 0;
  for (let left = again; ; left -= 1) {
    try {
      return await attempt(request, deadline - performance.now());
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      if (left <= 0) throw new ServiceUnreachable(false);
    }
  }
}

class StaleConnection extends Error {}

function attempt(request: ServiceRequest, limit: number): Promise<http.IncomingMessage> {
  const url = new URL(baseOf(request.service) + request.path);
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const outgoing = open(
      url,
      {
        method: request.method,
        headers: request.headers,
        agent: agents[url.protocol as keyof typeof agents],
        ...(request.signal ? { signal: request.signal } : {}),
      },
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
    );
    const timer = setTimeout(() => {
      timedOut = true;
      outgoing.destroy();
    }, limit);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      if (request.signal?.aborted) return reject(error);
      const stale =
        outgoing.reusedSocket && !timedOut && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      reject(stale ? new StaleConnection() : new ServiceUnreachable(timedOut));
    });
    if (request.body !== undefined && typeof request.body !== 'string' && !Buffer.isBuffer(request.body)) {
      request.body.on('error', () => outgoing.destroy());
      request.body.pipe(outgoing);
    } else {
      outgoing.end(request.body);
    }
  });
}

export interface ServiceText {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** One request and its whole answer under one deadline. Throws ServiceUnreachable, also for an answer cut short. */
export async function serviceText(request: ServiceRequest): Promise<ServiceText> {
  const deadline = deadlineOf(request);
  const answer = await serviceRequest({ ...request, deadline });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    answer.destroy();
  }, deadline - performance.now());
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: answer.statusCode ?? 502, headers: answer.headers, text };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ServiceUnreachable(timedOut);
  } finally {
    clearTimeout(timer);
  }
}
