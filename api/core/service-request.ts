import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { env } from '@/lib/config/portal';
import type { Service } from './endpoint';

/**
 * Connections are separated by kind of traffic, so that no guest's body or slow reader takes a connection from a page:
 * `calls` are complete both ways and share kept connections; `files` are responses read at the client's own speed; an
 * upload, and a file requested with a token, gets a connection of its own, used for nothing before or after.
 */
export type Lane = 'calls' | 'files' | 'ownFiles' | 'uploads';

const LANES: Record<Lane, http.AgentOptions> = {
  calls: { keepAlive: true, maxSockets: 256 },
  files: { keepAlive: true, maxSockets: 512 },
  ownFiles: { keepAlive: false },
  uploads: { keepAlive: false },
};

/** Keep-alive without a framework: three parallel calls cost far less than through the patched fetch. */
const agents = {
  'http:': mapValues(LANES, (options) => new http.Agent(options)),
  'https:': mapValues(LANES, (options) => new https.Agent(options)),
};

function mapValues<T>(lanes: typeof LANES, make: (options: http.AgentOptions) => T): Record<Lane, T> {
  const { calls, files, ownFiles, uploads } = lanes;
  return { calls: make(calls), files: make(files), ownFiles: make(ownFiles), uploads: make(uploads) };
}

export interface ServiceRequest {
  service: Service;
  method: string;
  /** Begins with `/`, holds the query. */
  path: string;
  headers: Record<string, string>;
  /** A stream is sent on the lane of uploads, framed by its `content-length` header or chunked. */
  body?: string | Buffer | Readable;
  /** `calls` by default. */
  lane?: 'calls' | 'files';
  signal?: AbortSignal;
  /** Milliseconds until the first byte of the response, or until its last byte where the whole text is read. */
  timeoutMs?: number;
  /** Replaces `timeoutMs`, from `deadlineIn`: shared by all calls made for one request. */
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
  if (service === 'motivation') return MOTIVATION_API_BASE_URL || `${API_BASE_URL}/motivation`;
  if (service === 'statistics') return STATISTICS_API_BASE_URL || API_BASE_URL;
  return API_BASE_URL;
}

/** Whether a request may be repeated: the service may have processed it before the connection broke. */
function isRepeatable({ method, headers, body }: ServiceRequest): boolean {
  if (body instanceof Readable) return false;
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
}

/** Deadline of work that begins now, on the clock of `performance`. */
export const deadlineIn = (timeoutMs = env().API_TIMEOUT_MS): number => performance.now() + timeoutMs;

/** Milliseconds until the deadline; 0 when it has passed. */
export const timeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

const deadlineOf = ({ deadline, timeoutMs }: ServiceRequest) => deadline ?? deadlineIn(timeoutMs);

/**
 * Sends one request; resolves with the head of the response, whose body is the message's stream. When the service has
 * just closed a kept connection, a repeatable request is retried over a new one.
 */
export async function serviceRequest(request: ServiceRequest): Promise<http.IncomingMessage> {
  const deadline = deadlineOf(request);
  // no request is sent past the deadline: a late service is overloaded already
  if (timeLeft(deadline) === 0) throw new ServiceUnreachable(true);
  const again = isRepeatable(request) ? 3 : 0;
  for (let left = again; ; left -= 1) {
    try {
      return await attempt(request, timeLeft(deadline));
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      if (left <= 0) throw new ServiceUnreachable(false);
    }
  }
}

class StaleConnection extends Error {}

/** Adds the framing headers of a body: without them the text after the head would be read as the next request. */
function framed({ headers, body }: ServiceRequest): Record<string, string> {
  if (body === undefined) return headers;
  if (!(body instanceof Readable)) return { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  return headers['content-length'] === undefined ? { ...headers, 'transfer-encoding': 'chunked' } : headers;
}

function laneOf({ body, lane = 'calls', headers }: ServiceRequest): Lane {
  if (body instanceof Readable) return 'uploads';
  return lane === 'files' && headers.authorization ? 'ownFiles' : lane;
}

function attempt(request: ServiceRequest, limit: number): Promise<http.IncomingMessage> {
  const url = new URL(baseOf(request.service) + request.path);
  const { request: open } = url.protocol === 'https:' ? https : http;
  const { method, body, signal } = request;
  const agent = agents[url.protocol as keyof typeof agents][laneOf(request)];
  return new Promise((resolve, reject) => {
    let timedOut = false;
    let isAnswered = false;
    const options = { method, headers: framed(request), agent, ...(signal ? { signal } : {}) };
    const outgoing = open(url, options, (answer) => {
      isAnswered = true;
      clearTimeout(timer);
      resolve(answer);
    });
    const timer = setTimeout(() => {
      timedOut = true;
      outgoing.destroy();
      // a request that waits for a connection emits no event on its end
      reject(new ServiceUnreachable(true));
    }, limit);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      if (signal?.aborted) return reject(error);
      const stale =
        outgoing.reusedSocket && !timedOut && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      reject(stale ? new StaleConnection() : new ServiceUnreachable(timedOut));
    });
    if (!(body instanceof Readable)) return outgoing.end(body);
    pipeline(body, outgoing, (error) => {
      // a service that has responded needs no more of the body; one that has not gets its broken request
      // destroyed
      if (!error || isAnswered) return;
      clearTimeout(timer);
      outgoing.destroy();
      reject(timedOut ? new ServiceUnreachable(true) : error);
    });
  });
}

export interface ServiceAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends one request and reads the whole response under one deadline. Throws ServiceUnreachable, also for a response cut
 * short.
 */
export async function serviceAnswer(request: ServiceRequest): Promise<ServiceAnswer> {
  const deadline = deadlineOf(request);
  const answer = await serviceRequest({ ...request, deadline });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    answer.destroy();
  }, timeLeft(deadline));
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ServiceUnreachable(timedOut);
  } finally {
    clearTimeout(timer);
  }
}

/** The same, with the body as text. */
export async function serviceText(
  request: ServiceRequest,
): Promise<Omit<ServiceAnswer, 'body'> & { text: string }> {
  const { status, headers, body } = await serviceAnswer(request);
  return { status, headers, text: body.toString('utf8') };
}
