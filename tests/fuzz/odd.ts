import { referencePath, type Endpoint } from '@/api/core/endpoint';
import { z } from 'zod';
import { toSnake } from '@/lib/json-api/case';

/** A number from 0 to 1, the same ones for the same seed. */
export type Random = () => number;
type Json = Record<string, unknown>;

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
export const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

/** Texts that break what reads them carelessly. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1.5',
  '9223372036854775808',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufffe\uffff',
  '\u202eтекст',
  '👩‍👩‍👧',
  'İıß',
  'ё'.repeat(300),
  'x'.repeat(9000),
  '%',
  '%00',
  '%ff',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  'test-1',
  'test-99999999999',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  'http://127.0.0.1:1/',
  'data:text/html,1',
];

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const ODD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => 2_147_483_648,
  () => [],
  () => ({}),
  () => [[]],
  () => deep(60),
  () => Array.from({ length: 2000 }, (_, at) => at),
  () => Array.from({ length: 300 }, () => ({})),
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":1,"toString":2}') as unknown,
];

export function oddValue(random: Random): unknown {
  return random() < 0.6 ? pick(random, ODD_TEXTS) : pick(random, ODD_VALUES)();
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'fuzz@portal.example',
  date: '2026-05-05',
  'date-time': '2026-05-05T10:00:00Z',
  uuid: '3f2b0c8e-5b1c-4d0e-9a57-0d6f3f1f5b11',
  uri: 'https://portal.example/a',
};

function textFor(random: Random, { format, minLength = 0, maxLength = 40 }: Json): string {
  const known = FORMATS[String(format)];
  if (known) return known;
  const length = Math.min(Math.max(Number(minLength), 1 + upTo(random, 8)), Number(maxLength));
  return random() < 0.3
    ? String(upTo(random, 60))
    : 'Слово о коже и '.repeat(1 + length / 15).slice(0, length);
}

function numberFor(random: Random, { minimum = 0, maximum = 60 }: Json): number {
  return Number(minimum) + upTo(random, Math.min(Math.max(Number(maximum) - Number(minimum), 0), 60));
}

function objectFor(random: Random, schema: Json, oddness: number): unknown {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const kept = properties.filter(() => random() > oddness / 2);
  const made = kept.map(([name, inner]) => [name, valueFor(random, inner, oddness)] as const);
  if (random() < oddness) made.push([pick(random, ODD_TEXTS).slice(0, 50), oddValue(random)]);
  return Object.fromEntries(made);
}

/** A value of the shape that JSON Schema says; with the chance `oddness`, at each place, one that it is not. */
export function valueFor(random: Random, schema: Json, oddness: number): unknown {
  if (random() < oddness) return oddValue(random);
  const { type, anyOf, oneOf, const: only, enum: names } = schema as Record<string, unknown[]> & Json;
  if (only !== undefined) return only;
  if (Array.isArray(names)) return pick(random, names);
  const ways = anyOf ?? oneOf;
  if (Array.isArray(ways)) return valueFor(random, pick(random, ways) as Json, oddness);
  const kind = Array.isArray(type) ? pick(random, type) : type;
  if (kind === 'object') return objectFor(random, schema, oddness);
  if (kind === 'array') {
    const items = (schema.items ?? {}) as Json;
    return Array.from({ length: upTo(random, 3) }, () => valueFor(random, items, oddness));
  }
  if (kind === 'string') return textFor(random, schema);
  if (kind === 'integer' || kind === 'number') return numberFor(random, schema);
  if (kind === 'boolean') return random() < 0.5;
  return oddValue(random);
}

export interface Target extends Pick<Endpoint, 'method' | 'path' | 'consumes' | 'bodyType'> {
  query: Json | null;
  body: Json | null;
  /** The portal's own address, not one it hands on. */
  served?: true;
}

const schemaOf = (schema: z.ZodType | undefined): Json | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : null;

/** What a fuzzer knows of an endpoint: its address and the shapes it reads. */
export async function targetOf(endpoint: Endpoint): Promise<Target> {
  const { method, consumes, bodyType } = endpoint;
  const { query, body } = await endpoint.shapes();
  return {
    method,
    path: referencePath(endpoint),
    consumes,
    bodyType,
    query: schemaOf(query),
    body: schemaOf(body),
  };
}

/** The attributes of a document, in the names of the wire. */
export const attributesFor = (random: Random, schema: Json, oddness: number): unknown =>
  toSnake(valueFor(random, schema, oddness));

/** `{a: {b: 1}}` → `a[b]=1`, whatever the values are; escaped well. */
export function searchFor(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .slice(0, 50)
      .flatMap(([key, inner]) => searchFor(inner, name ? `${name}[${key}]` : key));
  }
  return [`${escaped(name)}=${escaped(String(value))}`];
}

/** Lone surrogates have no escape of their own. */
export const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
