import { deserialise } from 'kitsu-core';
import { z } from 'zod';
import type { Answer, AnswerOf } from './answer';
import { camelName, toCamel } from './case';
import type { Resource } from './resource';

export { JSON_API } from './media-type';

/** Flattens relations: kitsu nests one as `{data: …}` or leaves its links; here it is the data itself, or absent. */
function unwrap(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => unwrap(item, depth));
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isRelation =
      typeof inner === 'object' && inner !== null && 'data' in inner && isResource(inner.data);
    if (!isRelation) return [key, inner] as const;
    return [key, isBareLink(inner.data) ? undefined : unwrap(inner.data, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** Whether a relation has only type and id, because its resource was not included. */
function isBareLink(data: unknown): boolean {
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return (
    typeof first === 'object' &&
    first !== null &&
    Object.keys(first).every((key) => key === 'type' || key === 'id')
  );
}

function isResource(data: unknown): boolean {
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (Array.isArray(data) && data.length === 0) return true;
  return typeof first === 'object' && first !== null && 'type' in first && 'id' in first;
}

const whole = z.object({ data: z.unknown(), meta: z.record(z.string(), z.unknown()).optional() });
const lists = new WeakMap<Resource, z.ZodArray>();

/** Cached list schema of a resource: building one costs more than parsing with it. */
function listOf(resource: Resource): z.ZodArray {
  const known = lists.get(resource) ?? z.array(resource.schema);
  lists.set(resource, known);
  return known;
}

/** Renames wire fields to the portal's names; a server that sends the portal's name is read too. */
function renamed(resource: Resource, item: unknown): unknown {
  const names = Object.entries(resource.renamed);
  if (names.length === 0 || typeof item !== 'object' || item === null) return item;
  const own = { ...item } as Record<string, unknown>;
  for (const [name, wire] of names) {
    const sent = camelName(wire);
    if (!(sent in own)) continue;
    own[name] = own[sent];
    delete own[sent];
  }
  return own;
}

/** Reads a JSON:API document into the portal's shape; throws ZodError when the service breaks the contract. */
export async function readDocument<A extends Answer>(answer: A, document: unknown): Promise<AnswerOf<A>> {
  if (answer.kind === 'nothing') return undefined as AnswerOf<A>;
  if (answer.kind === 'file') throw new Error('A file is no document: a link leads to it.');
  const read = whole.parse(await deserialise(document as Parameters<typeof deserialise>[0]));
  const data = toCamel(unwrap(read.data));
  const { page, ...rest } = (toCamel(read.meta ?? {}) ?? {}) as Record<string, unknown>;
  const meta = answer.meta?.parse(rest) ?? {};
  if (answer.kind === 'one') {
    const item = answer.resource.schema.parse(renamed(answer.resource, data)) as object;
    return (Object.keys(meta as object).length > 0 ? { ...item, meta } : item) as AnswerOf<A>;
  }
  const { resource } = answer;
  const items = listOf(resource).parse(
    Array.isArray(data) ? data.map((item) => renamed(resource, item)) : data,
  );
  return { items, ...(page ? { page } : {}), meta } as AnswerOf<A>;
}
