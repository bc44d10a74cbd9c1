import type { Endpoint, Method, Service } from '../core/endpoint';
import { findEndpoint } from './contract';

export interface ServiceCall {
  service: Service;
  /** Begins with `/`, holds the query. */
  path: string;
  endpoint: Endpoint;
}

/** Calls that return tokens are reserved for the session routes: a token never reaches the browser. */
const TOKEN_CALLS =
  /^(v1\/login|v1\/logout|v1\/token(\/|$)|inetstudio\/acl-package\/v1\/external\/auth\/login)/;

/** A path segment that would change the path when decoded: a slash, a backslash, only dots. */
const MOVES = /[/\\\u0000-\u001f]|^\.*$/;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Finds the call of the contract for a path of the portal; null for a call that no browser may make, the allowed
 * methods for a path that lacks this method. The collector is excluded, because it has a token of its own: it would
 * refuse a person's token, and that would sign the person out here.
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
