import type { Endpoint, Method, Service } from '../core/endpoint';
import { findEndpoint } from './contract';

export interface ServiceCall {
  service: Service;
  /** Begins with `/`, holds the query. */
  path: string;
  endpoint: Endpoint;
}

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
 * The call of the contract that an address of ours stands for; null when it is none that a browser may make, the
 * methods of the path when it is one, but not by this method. The collector has a token of its own: a person's would
 * be refused there, and sign them out here.
 */
export function serviceCall(
  method: string,
  { pathname, search }: URL,
): ServiceCall | { allow: Method[] } | null {
  const parts = pathname.replace(/^\/api\//, '').split('/');
  const service = parts[0] === 'motivation' ? 'motivation' : 'core';
  if (service !== 'core') parts.shift();
  const names = parts.map(decoded);
  if (!names.every((name): name is string => name !== null && !MOVES.test(name))) return null;
  if (TOKEN_CALLS.test(names.join('/'))) return null;
  const found = findEndpoint(service, method, names);
  if (!found || 'allow' in found) return found;
  return { service, path: `/${parts.join('/')}${search}`, endpoint: found.endpoint };
}
