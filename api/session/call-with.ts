import 'server-only';
import { toSnake } from '@/lib/json-api/case';
import { JSON_API, readDocument } from '@/lib/json-api/document';
import { problems } from '@/lib/json-api/errors';
import { CallError } from '../core/call-error';
import type { BodyOf, Endpoint, ResultOf, Shapes } from '../core/endpoint';
import { serviceText, ServiceUnreachable } from '../core/service-request';
import { jsonOf } from './read-body';

interface Options<S extends Shapes> {
  token?: string;
  headers?: Record<string, string>;
  /** Deadline, as in ServiceRequest. */
  deadline?: number;
  params?: Record<string, string>;
  body?: BodyOf<S>;
}

/** Calls by contract with an explicit token: for the session's own routes, before there are cookies. */
export async function callWith<S extends Shapes>(
  endpoint: Endpoint<S>,
  options: Options<S>,
): Promise<ResultOf<S>> {
  const shapes = await endpoint.shapes();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  const body =
    options.body === undefined
      ? undefined
      : JSON.stringify({
          data: { type: endpoint.bodyType ?? 'resources', attributes: toSnake(options.body) },
        });
  const { status, headers, text } = await serviceText({
    service: endpoint.service,
    method: endpoint.method,
    path,
    headers: {
      ...options.headers,
      accept: JSON_API,
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': JSON_API }),
    },
    ...(body === undefined ? {} : { body }),
    ...(options.deadline === undefined ? {} : { deadline: options.deadline }),
  }).catch((error: unknown) => {
    if (error instanceof ServiceUnreachable) throw new CallError(error.timedOut ? 504 : 503);
    throw error;
  });
  const document = jsonOf(text);
  if (status >= 400) {
    const read = problems.safeParse(document);
    const wait = Number(headers['retry-after']);
    throw new CallError(status, read.success ? read.data.errors : [], wait > 0 ? wait : undefined);
  }
  // a success status with an unreadable body: the response did not come from the service
  if (document === undefined && shapes.answer.kind !== 'nothing') throw new CallError(502);
  return (await readDocument(shapes.answer, document)) as ResultOf<S>;
}
