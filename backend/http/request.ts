import type { Context } from 'hono';
import qs from 'qs';
import type { Endpoint, Shapes } from '@/api/core/endpoint';
import type { Resource } from '@/lib/json-api/resource';
import { toCamel } from '@/lib/json-api/case';
import { JSON_API } from '@/lib/json-api/document';
import { AppError, ManyProblems } from './app-error';
import { orCut, readFormData } from './body';
import type { FormPlace } from './form-room';
import { hashOf } from './idempotency';
import { checkBody, checkQuery } from './validation';

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_FORM_BYTES = 20 * 1024 * 1024;
/** Bytes of a form beside its file: boundaries and fields. */
const FORM_ROOM = 64 * 1024;

/** The most bytes of an endpoint's body. */
export function maxBodyOf({ consumes, maxBytes = MAX_FORM_BYTES }: Pick<Endpoint, 'maxBytes' | 'consumes'>) {
  return consumes === 'form' ? maxBytes + FORM_ROOM : MAX_JSON_BYTES;
}

export interface ReadRequest {
  query: unknown;
  body: unknown;
  files: Record<string, File>;
  include: string[];
  /** The body as it was sent, or the content of its form, for the comparison of replays. */
  rawBody: string;
}

function mediaType(header: string): { type: string; parameters: string[] } {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  return { type, parameters: parameters.map((parameter) => parameter.split('=')[0] ?? '') };
}

/** JSON:API 1.1: its media type takes `ext` and `profile` alone; `q` belongs to the Accept header. */
function plain(parameters: string[], allowed: string[]): boolean {
  return parameters.every((name) => allowed.includes(name));
}

/** 406 unless the caller takes JSON:API documents, which failures always are, or the file that `mime` names. */
export function checkAccept(header: string | undefined, mime: string = JSON_API): void {
  if (!header) return;
  const takes = header
    .split(',')
    .map(mediaType)
    .some(
      ({ type, parameters }) =>
        type === '*/*' ||
        type === 'application/*' ||
        ((type === JSON_API || type === mime) && plain(parameters, ['q', 'profile'])),
    );
  if (!takes) throw new AppError(406, 'not-acceptable', `Ответ возможен только как ${mime}.`);
}

/** 415 unless the body is what the endpoint consumes. */
function checkContentType(header: string | undefined, consumes: Endpoint['consumes']): void {
  const { type, parameters } = mediaType(header ?? '');
  const right =
    consumes === 'form'
      ? type === 'multipart/form-data'
      : type === JSON_API && plain(parameters, ['profile']);
  const wanted = consumes === 'form' ? 'multipart/form-data' : JSON_API;
  if (!right)
    throw new AppError(415, 'unsupported-media-type', `Тело запроса принимается только как ${wanted}.`);
}

function readQuery(c: Context, shapes: Shapes): { query: unknown; include: string[] } {
  const search = new URL(c.req.url).search.slice(1);
  let raw: Record<string, unknown>;
  try {
    raw = qs.parse(search, { depth: 4, strictDepth: true, parameterLimit: 100, plainObjects: true });
  } catch {
    throw new AppError(400, 'invalid-query', 'Параметры запроса не читаются.', {
      parameter: search.slice(0, 80),
    });
  }
  if (!shapes.query) {
    const unknown = Object.keys(raw);
    if (unknown.length === 0) return { query: {}, include: [] };
    throw new ManyProblems(
      400,
      unknown.map((parameter) => ({
        code: 'unknown-name',
        detail: 'Неизвестное имя.',
        source: { parameter },
      })),
    );
  }
  const query = checkQuery(shapes.query, raw);
  const asked = (query as { include?: unknown }).include;
  const include = Array.isArray(asked) ? asked.map(String) : [];
  if ('resource' in shapes.answer) checkInclude(include, shapes.answer.resource);
  return { query, include };
}

function checkInclude(include: string[], resource: Resource): void {
  for (const path of include) {
    let at: Resource | undefined = resource;
    for (const name of path.split('.'))
      at = at && Object.hasOwn(at.relations, name) ? at.relations[name] : undefined;
    if (!at) throw new AppError(400, 'unknown-include', `Связи «${path}» нет.`, { parameter: 'include' });
  }
}

function attributesOf(text: string, endpoint: Endpoint): unknown {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new AppError(400, 'malformed-json', 'Тело запроса — не JSON.');
  }
  const data = (document as { data?: unknown } | null)?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new AppError(422, 'no-data', 'В документе нет ресурса.', { pointer: '/data' });
  }
  const { type, attributes = {} } = data as { type?: unknown; attributes?: unknown };
  if (endpoint.bodyType !== undefined && type !== endpoint.bodyType) {
    throw new AppError(409, 'type-mismatch', `Ожидается тип ${endpoint.bodyType}.`, {
      pointer: '/data/type',
    });
  }
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) {
    throw new AppError(422, 'no-attributes', 'В ресурсе нет атрибутов.', { pointer: '/data/attributes' });
  }
  return toCamel(attributes);
}

type FormEntry = [name: string, value: string | File];

/** The content of a form in one line: the text of a body differs each time by its boundary. */
async function digestOf(entries: readonly FormEntry[]): Promise<string> {
  const parts = entries.map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, hashOf(Buffer.from(await value.arrayBuffer()))],
  );
  return JSON.stringify(await Promise.all(parts));
}

async function readForm(
  c: Context,
  endpoint: Endpoint,
): Promise<{ fields: object; files: Record<string, File>; entries: FormEntry[] }> {
  const form = await readFormData(c, maxBodyOf(endpoint), c.get('form') as FormPlace | undefined);
  const entries = [...form.entries()];
  const files = Object.fromEntries(
    entries.filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
  const text = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  return { fields: { ...(toCamel(text) as object), ...files }, files, entries };
}

/** Reads and checks the query and the body. 400 wrong parameters, 415, 409 wrong type, 422 wrong fields. */
export async function readRequest(c: Context, endpoint: Endpoint, shapes: Shapes): Promise<ReadRequest> {
  const nothingRead = { body: undefined, files: {}, rawBody: '' };
  if (shapes.body) checkContentType(c.req.header('content-type'), endpoint.consumes);
  const { query, include } = readQuery(c, shapes);
  if (!shapes.body) return { query, include, ...nothingRead };
  if (endpoint.consumes === 'form') {
    const { fields, files, entries } = await readForm(c, endpoint);
    const rawBody = endpoint.idempotent ? await digestOf(entries) : '';
    return { query, include, body: checkBody(shapes.body, fields), files, rawBody };
  }
  const rawBody = await orCut(c.req.text());
  return {
    query,
    include,
    body: checkBody(shapes.body, attributesOf(rawBody, endpoint)),
    files: {},
    rawBody,
  };
}
