import { snakeName, toSnake } from '@/lib/json-api/case';
import { JSON_API } from '@/lib/json-api/media-type';
import { fillPath } from './address';
import { browserTransport, PROGRAMME_REFUSED, SESSION_ENDED, TECHNICAL_WORK } from './browser-transport';
import { CallError } from './call-error';
import type { BodyOf, Endpoint, QueryOf, ResultOf, Shapes } from './endpoint';
import { OTHER_PERSON } from './page-owner';
import type { Incoming, Transport } from './transport';

export interface CallOptions<S extends Shapes> {
  /** Values of the path's braces. */
  params?: Record<string, string>;
  query?: QueryOf<S>;
  body?: BodyOf<S>;
  /**
   * One key per intent: a retry of an `idempotent` call with the same key has no second effect. Generated when absent.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For a form in the browser: called with the share that has been sent, 0–1. */
  onProgress?: (share: number) => void;
}

let serverTransport: Transport | null = null;

/** `server.ts` provides its transport here: an import would compile it into every client component. */
export function provideServerTransport(transport: Transport): void {
  serverTransport = transport;
}

function transport(): Transport {
  if (typeof window !== 'undefined') return browserTransport;
  if (!serverTransport)
    throw new Error('On the server calls go through must() and prefetch() of api/core/server');
  return serverTransport;
}

/**
 * Calls a service by its contract, on the server or in the browser (specification, section 7). Throws CallError for any
 * status other than 2xx, without a network, and without a response in time.
 */
export async function call<S extends Shapes>(
  endpoint: Endpoint<S>,
  options: CallOptions<S> = {},
): Promise<ResultOf<S>> {
  const send = transport();
  const shapes = await endpoint.shapes();
  const incoming = await send({
    service: endpoint.service,
    method: endpoint.method,
    path: fillPath(endpoint.path, options.params, options.query),
    headers: headersOf(endpoint, options),
    ...bodyOf(endpoint, options.body),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
  if (incoming.status >= 400) throw await failure(incoming);
  // a success status with an unreadable body: the response did not come from the service
  if (incoming.document === undefined && shapes.answer.kind !== 'nothing') throw new CallError(502);
  // loaded with the first response: a page filled by the server ships neither zod nor the JSON:API reader
  const { readDocument } = await import('@/lib/json-api/document');
  return (await readDocument(shapes.answer, incoming.document)) as ResultOf<S>;
}

function headersOf<S extends Shapes>(endpoint: Endpoint<S>, options: CallOptions<S>): Record<string, string> {
  const headers: Record<string, string> = { accept: JSON_API };
  if (options.body !== undefined && endpoint.consumes === 'json-api') headers['content-type'] = JSON_API;
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID();
  return headers;
}

function bodyOf(endpoint: Endpoint, body: unknown): { body?: string | FormData } {
  if (body === undefined) return {};
  if (endpoint.consumes === 'form') {
    const form = new FormData();
    // only names are converted: mapping the whole object would turn a file into an empty object
    for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) {
      form.append(snakeName(name), value);
    }
    return { body: form };
  }
  return {
    body: JSON.stringify({ data: { type: endpoint.bodyType ?? 'resources', attributes: toSnake(body) } }),
  };
}

async function failure({ status, document, retryAfter }: Incoming): Promise<CallError> {
  const { problems } = await import('@/lib/json-api/errors');
  const read = problems.safeParse(document);
  const error = new CallError(status, read.success ? read.data.errors : [], retryAfter);
  if (typeof window !== 'undefined') emit(error);
  return error;
}

/** Notifies the page of refusals that concern all of it, not this call alone. */
function emit({ status, code, message }: CallError): void {
  if (status === 418) window.dispatchEvent(new CustomEvent(PROGRAMME_REFUSED, { detail: code }));
  if (code === 'technical-work') window.dispatchEvent(new CustomEvent(TECHNICAL_WORK, { detail: message }));
  if (code === OTHER_PERSON) window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: code }));
}
