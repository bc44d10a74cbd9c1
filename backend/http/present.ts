import tsJapi, { type Serializer as SerializerType } from 'ts-japi';
import type { Answer } from '@/lib/json-api/answer';
import type { PageMeta } from '@/lib/json-api/answer';
import { snakeName, toSnake } from '@/lib/json-api/case';
import type { Resource } from '@/lib/json-api/resource';

const { Relator, Serializer } = tsJapi;
type Item = Record<string, unknown>;

/** Field names of a resource, in camelCase. */
function fieldsOf(resource: Resource): string[] {
  const { shape } = resource.schema as unknown as { shape?: Record<string, unknown> };
  if (!shape) throw new Error(`Resource ${resource.type} is not an object schema`);
  return Object.keys(shape);
}

const wireName = ({ renamed }: Resource, name: string) => renamed[name] ?? snakeName(name);

/** An item that the resource's schema has read, under the names of the wire. */
function toWire(resource: Resource, read: unknown): Item {
  const item = toSnake(read) as Item;
  for (const [name, wire] of Object.entries(resource.renamed)) {
    item[wire] = item[snakeName(name)];
    delete item[snakeName(name)];
  }
  return item;
}

const serializers = new WeakMap<Resource, SerializerType>();

/** One serializer per resource, made when first needed: building one costs more than using it. */
function serializerOf(resource: Resource): SerializerType {
  const known = serializers.get(resource);
  if (known) return known;
  const names = Object.keys(resource.relations);
  const attributes = fieldsOf(resource).filter((name) => name !== 'id' && !names.includes(name));
  const relators = Object.fromEntries(
    Object.entries(resource.relations).map(([name, related]) => {
      const key = snakeName(name);
      const fetch = (item: Item) => Promise.resolve(item[key] as Item | Item[] | undefined);
      return [key, new Relator<Item, Item>(fetch, () => serializerOf(related), { relatedName: key })];
    }),
  );
  const serializer = new Serializer(resource.type, {
    version: '1.1',
    projection: Object.fromEntries(attributes.map((name) => [wireName(resource, name), 1 as const])),
    ...(names.length > 0 ? { relators } : {}),
  });
  serializers.set(resource, serializer);
  return serializer;
}

/** Links to pages, relative to the service: by key where the call has one, else by number in the call's parameter. */
function pageLinks({ number, pages, next }: PageMeta, address: URL): Record<string, string | null> {
  const name =
    address.searchParams.has('page') || address.pathname.startsWith('/v1/select/') ? 'page' : 'page[number]';
  const to = (parameter: string, value: string) => {
    const query = new URLSearchParams(address.searchParams);
    query.delete('page[after]');
    query.set(parameter, value);
    return `${address.pathname}?${query.toString()}`;
  };
  const at = (page: number) => to(name, String(page));
  if (address.searchParams.has('page[after]')) {
    return { first: at(1), next: next ? to('page[after]', next) : null };
  }
  const last = Math.max(pages, 1);
  return {
    first: at(1),
    prev: number > 1 ? at(Math.min(number - 1, last)) : null,
    next: number < last ? at(number + 1) : null,
    last: at(last),
  };
}

/**
 * A handler's result as the text of a JSON:API document. The resource's schema reads each item first: a field that it
 * does not name is never sent, and an item that does not match it is a 500.
 */
export async function present(
  answer: Answer,
  result: unknown,
  include: string[],
  address: URL,
): Promise<string> {
  if (answer.kind === 'nothing' || answer.kind === 'file') return '';
  const serializer = serializerOf(answer.resource);
  const options = include.length > 0 ? { include: include.map(snakeName) } : undefined;
  if (answer.kind === 'one') {
    const item = answer.resource.schema.parse(result) as object;
    const meta = (answer.meta?.parse((result as { meta?: unknown }).meta ?? {}) ?? {}) as object;
    const document = await serializer.serialize(toWire(answer.resource, item), options);
    return JSON.stringify(Object.keys(meta).length > 0 ? { ...document, meta: toSnake(meta) } : document);
  }
  const { items, page, meta: given } = result as { items: unknown[]; page?: PageMeta; meta?: unknown };
  const meta = { ...((answer.meta?.parse(given ?? {}) ?? {}) as object), ...(page ? { page } : {}) };
  const { resource } = answer;
  const list = items.map((item) => toWire(resource, resource.schema.parse(item)));
  const document = await serializer.serialize(list, options);
  return JSON.stringify({
    ...document,
    ...(Object.keys(meta).length > 0 ? { meta: toSnake(meta) } : {}),
    ...(page ? { links: pageLinks(page, address) } : {}),
  });
}
