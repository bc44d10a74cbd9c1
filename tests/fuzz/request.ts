import { random as makeRandom } from '@/backend/demo/art/random';
import { JSON_API } from '@/lib/json-api/document';
import { frame, ODD_FRAMINGS, STANDARD_FRAMINGS, type Framing } from './framing';
import { attributesFor, escaped, ODD_TEXTS, oddValue, pick, searchFor, upTo, valueFor } from './odd';
import type { Random, Target } from './odd';
import { BAD_PATHS, METHODS, ODD_HEADERS, TYPES } from './odd-heads';

export interface WireRequest {
  index: number;
  /** Which person asks; 0 is nobody. */
  who: number;
  target: Target;
  method: string;
  path: string;
  framing: Framing;
  /** Names of the odd header lines. */
  odd: string[];
  bytes: Buffer;
  /** The whole of it goes out: an answer or an end must come in time. */
  whole: boolean;
  /** One request by the standard, nothing odd in its head: it must be an answer. */
  plain: boolean;
}

const BOUNDARY = 'fuzz-boundary';

function fill(random: Random, path: string): string {
  const value = () =>
    random() < 0.5 ? String(1 + upTo(random, 60)) : escaped(pick(random, ODD_TEXTS).slice(0, 400)) || '-';
  const filled = path.replace(/\{\w+\}/g, value);
  return random() < 0.04 ? filled + pick(random, BAD_PATHS) : filled;
}

function searchOf(random: Random, target: Target): string {
  const chance = random();
  if (chance < 0.3) return '';
  if (chance < 0.8 && target.query) {
    return `?${searchFor(valueFor(random, target.query, 0.15)).join('&')}`;
  }
  const bad = [
    '?%',
    '?a[b',
    '?a[b][c][d][e][f][g]=1',
    '?__proto__[x]=1',
    '?filter[][]=&filter=1',
    `?${'a=1&'.repeat(1500)}`,
    '?include=a.b.c,__proto__',
    '?page[number]=-1&page[size]=1e9',
    '?sort=-,,-',
    `?q=${escaped(pick(random, ODD_TEXTS).slice(0, 3000))}`,
    '?%ff=%fe',
    '??&&==',
  ];
  return pick(random, bad);
}

function formOf(random: Random, schema: Target['body']): Buffer {
  const fields = (schema ? valueFor(random, schema, 0.2) : {}) as Record<string, unknown> | null;
  const parts = Object.entries(typeof fields === 'object' && fields ? fields : { file: 1 }).slice(0, 40);
  const text = parts.map(([name, value]) => {
    const file = random() < 0.5 ? '; filename="a.png"\r\nContent-Type: image/png' : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n\0]/g, '_')}"${file}\r\n\r\n${JSON.stringify(value)}\r\n`;
  });
  const end = random() < 0.85 ? `--${BOUNDARY}--\r\n` : '';
  return Buffer.from(text.join('') + end);
}

function bodyOf(random: Random, target: Target): Buffer {
  const chance = random();
  if (chance < 0.08)
    return Buffer.from(
      pick(random, [
        '',
        '{',
        'null',
        '[]',
        '{"data":null}',
        '{"data":[]}',
        '"',
        '\0',
        '{"data":{"type":1}}',
        '[['.repeat(20_000),
      ]),
    );
  if (chance < 0.12) return Buffer.from(Array.from({ length: 200 }, () => upTo(random, 255)));
  if (target.consumes === 'form') return formOf(random, target.body);
  const attributes = target.body
    ? attributesFor(random, target.body, pick(random, [0, 0.03, 0.2]))
    : oddValue(random);
  const type = random() < 0.9 ? (target.bodyType ?? 'resources') : oddValue(random);
  return Buffer.from(JSON.stringify({ data: { type, attributes } }));
}

export interface Making {
  seed: string;
  index: number;
  targets: readonly Target[];
  /** Header lines that say who asks, by person; 0 is nobody. */
  people: readonly (readonly string[])[];
  /** Before the path of an endpoint: `/api` on the portal. */
  prefix: string;
  host: string;
}

/** Request `index` of the seed: the same bytes each time, whatever went before. */
export function makeRequest({ seed, index, targets, people, prefix, host }: Making): WireRequest {
  const random = makeRandom(`${seed} ${index}`);
  const target = pick(random, targets);
  const who = upTo(random, people.length - 1);
  const method = random() < 0.8 ? target.method : pick(random, METHODS);
  const path = (target.served ? '' : prefix) + fill(random, target.path) + searchOf(random, target);
  const carries = target.body ? random() < 0.95 : random() < 0.15;
  const standard: Framing = carries ? 'length' : 'none';
  const framing = random() < 0.12 ? pick(random, ODD_FRAMINGS) : standard;
  const body = framing === 'none' ? Buffer.alloc(0) : bodyOf(random, target);
  const framed = frame(framing, body);
  const right = target.consumes === 'form' ? `multipart/form-data; boundary=${BOUNDARY}` : JSON_API;
  const type = random() < 0.9 ? right : pick(random, TYPES);
  const odd = Array.from({ length: random() < 0.2 ? 1 + upTo(random, 2) : 0 }, () =>
    pick(random, ODD_HEADERS)(random),
  );
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(framing === 'none' ? [] : [`Content-Type: ${type}`]),
    ...framed.lines,
    ...(people[who] ?? []),
    ...odd,
    'Connection: close',
  ];
  const head = Buffer.from(
    `${lines.join('\r\n')}\r\n\r\n`,
    /[^\u0000-\u00ff]/.test(lines.join('')) ? 'utf8' : 'latin1',
  );
  const plain = STANDARD_FRAMINGS.includes(framing) && odd.length === 0 && method !== 'get';
  const whole = framing !== 'cut' && framing !== 'too-long';
  const names = odd.map((line) => line.split(':')[0] ?? '');
  return {
    index,
    who,
    target,
    method,
    path,
    framing,
    odd: names,
    bytes: Buffer.concat([head, framed.bytes]),
    whole,
    plain,
  };
}
