import { readdirSync } from 'node:fs';
import type { Endpoint } from '@/api/core/endpoint';

const API = new URL('../../api/', import.meta.url);

/** All endpoints of all groups. */
export async function contracts(): Promise<Endpoint[]> {
  const groups = readdirSync(API, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found: Endpoint[] = [];
  for (const { name } of groups) {
    if (!readdirSync(new URL(`${name}/`, API)).includes('endpoints.ts')) continue;
    const exported = (await import(`../../api/${name}/endpoints.ts`)) as Record<string, unknown>;
    found.push(...Object.values(exported).filter((value): value is Endpoint => typeof value === 'object'));
  }
  return found.filter(
    (endpoint) => typeof endpoint.path === 'string' && typeof endpoint.shapes === 'function',
  );
}

export { nameOf } from './calls-log';
