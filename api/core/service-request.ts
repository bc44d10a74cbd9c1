import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { env } from '@/lib/config/portal';
import type { Service } from './endpoint';

/**
 * Connections are kept apart by what travels on them, so that no stranger's body or slow reader takes one from a
 * page: `calls` are whole both ways and share kept connections; `files` are answers read at the reader's own speed;
 * an upload, and a file that a token asks for, has a connection of its own: it carries nothing before and after.
 */
export type Lane = 'calls' | 'files' | 'ownFiles' | 'uploads';

const LANES: Record<Lane, http.AgentOptions> = {
  calls: { keepAlive: true, maxSockets: 256 },
  files: { keepAlive: true, maxSockets: 512 },
  ownFiles: { keepAlive: false },
  uploads: { keepAlive: false },
};

/** Keep-alive and no framework around it: three parallel calls cost far less than through the patched fetch. */
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
  /** A stream goes by the lane of uploads, framed by its `content-length` header or in pieces. */
  body?: string | Buffer | Readable;
  /** By default `calls`. */
  lane?: 'calls' | 'files';
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
  if (service === 'motivation') return MOTIVATION_API_BASE_URL || `${API_BASE_URL}/motivation`;
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

/** Milliseconds until then, none when it is past. */
export const timeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

const deadlineOf = ({ deadline, timeoutMs }: ServiceRequest) => deadline ?? deadlineIn(timeoutMs);

/**
 * Sends one request; resolves at the answer's head, the body is the message's stream. A kept connection that the
 * service had just closed is no failure of what may be repeated: it goes once more over a new one.
 */
export async function serviceRequest(request: ServiceRequest): Promise<http.IncomingMessage> {
  const deadline = deadlineOf(request);
  // whoever is late has enough to do
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

/** Every body is framed: without it, what follows the head would be read as the next request of the connection. */
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
      // one that waits for a connection says nothing of its end
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
      // a service that has answered needs no more of the body; one that has not loses the broken request whole
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

/** One request and its whole answer under one deadline. Throws ServiceUnreachable, also for an answer cut short. */
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
