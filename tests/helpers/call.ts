import {
  referencePath,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  type ResultOf,
  type Shapes,
} from '@/api/core/endpoint';
import { snakeName, toSnake } from '@/lib/json-api/case';
import { JSON_API, readDocument } from '@/lib/json-api/document';
import type { Problem } from '@/lib/json-api/errors';
import { toSearch } from '@/lib/json-api/search';
import type { Actor } from './given';

export interface CallOptions<S extends Shapes> {
  /** The caller; a guest when absent. */
  as?: Actor | { token: string };
  params?: Record<string, string>;
  query?: QueryOf<S>;
  body?: BodyOf<S>;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** Makes only the call, as a script would; by default the page that it needs was opened an hour ago. */
  bare?: boolean;
}

export interface Called<S extends Shapes> {
  status: number;
  headers: Headers;
  /** The parsed response body. */
  document: unknown;
  errors: Problem[];
  /** The response as the portal reads it; throws when the call failed or the document violates the contract. */
  value: ResultOf<S>;
}

export type Call = <S extends Shapes>(endpoint: Endpoint<S>, options?: CallOptions<S>) => Promise<Called<S>>;

function bodyOf(endpoint: Endpoint, body: unknown): RequestInit['body'] {
  if (body === undefined) return undefined;
  if (endpoint.consumes !== 'form') {
    return JSON.stringify({ data: { type: endpoint.bodyType ?? 'resources', attributes: toSnake(body) } });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>))
    form.append(snakeName(name), value);
  return form;
}

/** Makes a function that calls a running backend as the portal does. */
export function makeCall(url: string): Call {
  return async (endpoint, { as, params = {}, query, body, headers, idempotencyKey } = {}) => {
    const shapes = await endpoint.shapes();
    const path = referencePath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = query ? `?${toSearch(query as object)}` : '';
    const response = await fetch(url + path + search, {
      method: endpoint.method,
      body: bodyOf(endpoint as unknown as Endpoint, body) ?? null,
      headers: {
        accept: JSON_API,
        ...(body !== undefined && endpoint.consumes === 'json-api' ? { 'content-type': JSON_API } : {}),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
    });
    if (response.ok && shapes.answer.kind === 'file') {
      const value = {
        name: response.headers.get('content-disposition'),
        body: new Uint8Array(await response.arrayBuffer()),
      };
      return {
        status: response.status,
        headers: response.headers,
        document: undefined,
        errors: [],
        value,
      } as never;
    }
    const text = await response.text();
    const document: unknown = text ? JSON.parse(text) : undefined;
    const value: unknown = response.ok
      ? await readDocument(shapes.answer, structuredClone(document))
      : undefined;
    return {
      status: response.status,
      headers: response.headers,
      document,
      errors: (document as { errors?: Problem[] } | undefined)?.errors ?? [],
      get value() {
        if (!response.ok) throw new Error(`${endpoint.method} ${path} answered ${response.status}: ${text}`);
        return value as never;
      },
    };
  };
}
