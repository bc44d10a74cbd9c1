import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { referencePath, type Endpoint, type ResultOf, type Shapes } from '@/api/core/endpoint';
import type { FileAnswer, FileResult } from '@/lib/json-api/answer';
import { can } from '@/lib/access/permissions';
import { JSON_API } from '@/lib/json-api/document';
import { DEVICE_HEADER } from '@/lib/session/known-device';
import { storageFull, stopsForRoom } from '../db/room';
import { AppError, notFound } from './app-error';
import { orCut, tooLarge } from './body';
import type { callsOfPerson } from './calls-of-person';
import { admitReporter } from './collector';
import { makeCtx, type Ctx, type Deps, type SignedIn } from './context';
import { FormRoom, type FormPlace } from './form-room';
import { hashOf, once, readKey, type Answered } from './idempotency';
import { present } from './present';
import { checkAccept, maxBodyOf, readRequest } from './request';
import { refuseDuringWork } from './technical-work';
import { readViewer } from './viewer';
import { limitWrites } from './write-limit';

/** Set by the first middleware for every request. */
export interface Variables {
  requestId: string;
  ip: string;
  userId?: string;
  form?: FormPlace;
}
export type App = Hono<{ Variables: Variables }>;
export type AppContext = Context<{ Variables: Variables }>;

/** The targets of a group's routes: the server, and the list for its OpenAPI document and guard tests. */
export interface Routes {
  app: App;
  deps: Deps;
  /** Limits the unsafe calls of a person to a few at once. */
  inTurn: ReturnType<typeof callsOfPerson>;
  endpoints: Endpoint[];
}

/** Values of the path's parameters; the common names always exist in the type. */
export type Params = Readonly<Record<string, string> & { id: string; slug: string; name: string }>;

export interface Input<S extends Shapes> {
  params: Params;
  query: S['query'] extends z.ZodType ? z.output<S['query']> : Record<string, never>;
  body: S['body'] extends z.ZodType ? z.output<S['body']> : undefined;
  files: Readonly<Record<string, File>>;
}

/** The line in which a call waits for similar calls before it takes a connection of the database. */
export interface Together {
  /** Key of the line, made of the path's parameters or the caller: calls of one key wait for one another. */
  line: (params: Params, userId: string) => string;
  inLine: ReturnType<typeof callsOfPerson>;
}

export type Handler<S extends Shapes> = (ctx: Ctx, input: Input<S>) => Promise<ResultOf<S>>;

/** 401 without a session, 403 without the right; checked before anything else is read. */
async function admit(deps: Deps, c: AppContext, { needs }: Endpoint): Promise<SignedIn | null> {
  if (needs === 'public') return null;
  if (needs === 'collector') {
    admitReporter(deps.config, c.req.header('authorization'));
    return null;
  }
  const viewer = await readViewer(deps, c.req.header('authorization'));
  c.set('userId', viewer.id);
  if (needs !== 'signed-in' && !can(viewer, needs)) {
    throw new AppError(403, 'forbidden', 'На это действие нет прав.');
  }
  return viewer;
}

/** 404 for every caller while the feature is off, except moderators who finish work that was begun. */
function checkFeature(deps: Deps, viewer: SignedIn | null, { feature, openTo }: Endpoint): void {
  if (!feature || deps.config.ENABLED_FEATURES.includes(feature)) return;
  if (viewer && openTo && can(viewer, openTo)) return;
  throw notFound('Этого раздела сейчас нет.', 'feature-off');
}

function ctxOf(deps: Deps, c: AppContext, viewer: SignedIn | null, key: string | undefined): Ctx {
  const deviceToken = c.req.header(DEVICE_HEADER);
  return makeCtx(deps, viewer, {
    requestId: c.get('requestId'),
    ip: c.get('ip'),
    ...(deviceToken ? { deviceToken } : {}),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 255),
    idempotencyKey: key ?? crypto.randomUUID(),
  });
}

type Limited = Pick<Endpoint, 'maxBytes' | 'consumes'>;

/** 413 for a longer body: by its stated length, or for a chunked body at the first chunk beyond the limit. */
function limitOf(endpoint: Limited): (c: AppContext) => Promise<void> {
  const maxSize = maxBodyOf(endpoint);
  const onError = () => {
    throw tooLarge();
  };
  const inPieces = bodyLimit({ maxSize, onError });
  return async (c) => {
    // a form's bytes are counted while it is read
    if (c.req.header('transfer-encoding') && endpoint.consumes !== 'form')
      await orCut(inPieces(c, async () => undefined));
    // the body stays unread, so that the server can drain it and keep the connection
    else if (Number(c.req.header('content-length') ?? 0) > maxSize) onError();
  };
}

/** The memory for forms: a form has its place from before its body is read until its call has ended. */
const forms = new FormRoom();

async function leaveForms(c: AppContext, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } finally {
    c.get('form')?.leave();
  }
}

/** Whether technical work stops the endpoint: it stops writes of people, signed in or not. */
function stopsForWork({
  method,
  needs,
  duringWork,
}: Pick<Endpoint, 'method' | 'needs' | 'duringWork'>): boolean {
  return method !== 'GET' && needs !== 'collector' && !duringWork;
}

/**
 * Serves an endpoint by its contract: method, path, right and shapes are the endpoint's own. The handler gets
 * checked input and returns what `ResultOf` says; it throws AppError for anything else.
 */
export function mount<S extends Shapes>(
  routes: Routes,
  endpoint: Endpoint<S>,
  handler: Handler<S>,
  together?: Together,
): void {
  const { app, deps } = routes;
  routes.endpoints.push(endpoint as unknown as Endpoint);
  const path = referencePath(endpoint).replace(/\{(\w+)\}/g, ':$1');
  const paths = endpoint.alsoSlashed ? [path, `${path}/`] : [path];

  const limit = limitOf(endpoint);
  const isForm = endpoint.consumes === 'form';
  if (isForm) app.on(endpoint.method, path, leaveForms);
  const serve = async (c: AppContext, viewer: SignedIn | null): Promise<Response> => {
    // runs after the check of the right, so that no body of a stranger is read
    await limit(c);
    if (isForm) c.set('form', forms.enter(viewer?.id ?? c.get('ip')));
    const known = await endpoint.shapes();
    const { answer } = known;
    checkAccept(c.req.header('accept'), answer.kind === 'file' ? (answer.mime ?? ANY_FILE) : undefined);
    const key = endpoint.idempotent ? readKey(c.req.header('idempotency-key')) : undefined;
    const read = await readRequest(c, endpoint as unknown as Endpoint, known);
    const ctx = ctxOf(deps, c, viewer, key);
    if (stopsForWork(endpoint)) await refuseDuringWork(ctx);
    if (endpoint.method !== 'GET' && stopsForRoom(deps)) throw storageFull();

    const input = { params: c.req.param(), query: read.query, body: read.body, files: read.files };
    if (answer.kind === 'file') return fileResponse(answer, await handler(ctx, input as unknown as Input<S>));
    const address = new URL(c.req.url);
    const work = async (): Promise<Answered> => {
      const result = await handler(ctx, input as unknown as Input<S>);
      const text = await present(answer, result, read.include, address);
      return { status: answer.kind === 'nothing' ? 204 : 200, text };
    };
    const hash = hashOf(endpoint.method, address.pathname + address.search, read.rawBody);
    const answered = () => (key && viewer ? once(ctx, hash, work) : work());
    if (!together) return respond(await answered());
    const line = together.line(input.params as Params, viewer?.id ?? c.get('ip'));
    return respond(await together.inLine(line, c.req.raw, answered));
  };
  app.on(endpoint.method, paths, async (c: AppContext) => {
    const viewer = await admit(deps, c, endpoint as unknown as Endpoint);
    checkFeature(deps, viewer, endpoint as unknown as Endpoint);
    await limitWrites(deps, viewer, endpoint);
    if (!viewer || endpoint.method === 'GET') return serve(c, viewer);
    return routes.inTurn(viewer.id, c.req.raw, () => serve(c, viewer));
  });
}

function respond({ status, text }: Answered): Response {
  const headers = { 'content-type': JSON_API, 'cache-control': 'no-store', vary: 'accept, authorization' };
  return status === 204 ? new Response(null, { status }) : new Response(text, { status, headers });
}

/** The file name in ASCII characters alone, without what precedes the first of them. */
function plainName(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');
  return plain === '' || plain.startsWith('.') ? `file${plain}` : plain;
}

const ANY_FILE = 'application/octet-stream';

/** A file as an answer, with its name in two forms: the second holds letters beyond ASCII. */
function fileResponse({ mime }: FileAnswer, result: unknown): Response {
  const { name, body, mime: own = ANY_FILE } = result as FileResult;
  const plain = plainName(name);
  return new Response(body as BodyInit, {
    headers: {
      'content-type': mime ?? own,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      vary: 'accept, authorization',
    },
  });
}
