import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { referencePath, type Endpoint } from '@/api/core/endpoint';

/** A request to a test's backend: the endpoint's method and path, the response's status, the test file. */
export interface Asked {
  endpoint: string;
  status: number;
  file: string;
}

/** Name of an endpoint by its address on the reference backend, as the core and the motivation server share paths. */
export const nameOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'service'>) =>
  `${endpoint.method} ${referencePath(endpoint)}`;

const braces = ({ path }: Endpoint) => path.split('{').length;
const shapeOf = (endpoint: Endpoint) =>
  new RegExp(
    `^${referencePath(endpoint)
      .replace(/[.$()+?]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

/** Returns a function that logs each request of this process to the folder `TEST_CALLS`, or without it does nothing. */
export function makeCallsLog(endpoints: readonly Endpoint[]): (request: Request, status: number) => void {
  const folder = process.env.TEST_CALLS;
  if (!folder) return () => undefined;
  mkdirSync(folder, { recursive: true });
  const to = join(folder, `${process.env.TEST_ENGINE ?? 'pglite'}-${String(process.pid)}.jsonl`);
  // addresses without parameters first: a parameter would match them too
  const known = [...endpoints]
    .sort((one, other) => braces(one) - braces(other))
    .map((endpoint) => ({ endpoint, shape: shapeOf(endpoint) }));
  const seen = new Set<string>();
  return ({ method, url }, status) => {
    const { pathname } = new URL(url);
    const found = known.find(({ endpoint, shape }) => endpoint.method === method && shape.test(pathname));
    if (!found) return;
    const file = basename(expect.getState().testPath ?? '');
    const line = JSON.stringify({ endpoint: nameOf(found.endpoint), status, file } satisfies Asked);
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(to, `${line}\n`);
  };
}

/** All requests logged in the folder. */
export function readCalls(folder: string): Asked[] {
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Asked);
}
