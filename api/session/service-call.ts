import type { Service } from '../core/endpoint';

export interface ServiceCall {
  service: Service;
  /** Begins with `/`, holds the query. */
  path: string;
}

/**
 * Where calls of the contracts live (specification, section 7). Files, probes and documents of a service lie beside
 * them and have ways of their own, under their own policies.
 */
const CALLS = ['v1', 'back', 'inetstudio', 'upload'];
/** Calls that hand out tokens are the session routes' alone: a token never reaches the browser. */
const TOKEN_CALLS =
  /^(v1\/login|v1\/logout|v1\/token(\/|$)|inetstudio\/acl-package\/v1\/external\/auth\/login)/;

/** A part that would be another path to whoever decodes it: a slash, a backslash, dots alone. */
const MOVES = /[/\\\u0000-\u001f]|^\.*$/;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * The service's call an address of ours stands for; null when it is none that a browser may make. The collector has a
 * token of its own: a person's would be refused there, and sign them out here.
 */
export function serviceCall({ pathname, search }: URL): ServiceCall | null {
  const parts = pathname.replace(/^\/api\//, '').split('/');
  const service = parts[0] === 'motivation' ? 'motivation' : 'core';
  if (service !== 'core') parts.shift();
  const names = parts.map(decoded);
  if (!CALLS.includes(parts[0] ?? '')) return null;
  if (names.some((name) => name === null || MOVES.test(name))) return null;
  if (TOKEN_CALLS.test(names.join('/'))) return null;
  return { service, path: `/${parts.join('/')}${search}` };
}
