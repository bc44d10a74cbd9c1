import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { referencePath, type Endpoint } from '@/api/core/endpoint';

/** What was asked of a test's backend: an endpoint's method and path, the status it answered, the test file. */
export interface Asked {
  endpoint: string;
  status: number;
  file: string;
}

/** By the address on the reference backend: the core and the motivation server share paths. */
export const nameOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'service'>) =>
  `${endpoint.method} ${referencePath(endpoint)}`;

const braces = ({ path }: Endpoint) => path.split('{').length;
const shapeOf = (endpoint: Endpoint) =>
  new RegExp(
    `^${referencePath(endpoint)
      .replace(/[.$()+?]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

/** Notes every request of this process in the folder `TEST_CALLS` names; without the name, nothing. */
export function makeCallsLog(endpoints: readonly Endpoint[]): (request: Request, status: number) => void {
  const folder = process.env.TEST_CALLS;
  if (!folder) return () => undefined;
  mkdirSync(folder, { recursive: true });
  const to = join(folder, `${process.env.TEST_ENGINE ?? 'pglite'}-${String(process.pid)}.jsonl`);
  // an address in plain letters before one with a name in its place
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

/** Everything the runs have noted in the folder. */
export function readCalls(folder: string): Asked[] {
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Asked);
}
