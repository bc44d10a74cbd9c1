import { isIP } from 'node:net';
import type { Config } from '../config';
import { isPublicAddress } from './addresses';

type Settings = Pick<Config, 'PUSH_TRUSTED_ORIGINS'>;

/** Whether the operator named the address's origin: such a service may be anywhere, and speak plain http. */
export function isTrusted({ PUSH_TRUSTED_ORIGINS }: Settings, endpoint: string): boolean {
  return URL.canParse(endpoint) && PUSH_TRUSTED_ORIGINS.includes(new URL(endpoint).origin);
}

/**
 * Whether the backend may write to an address that a browser names: https of the public internet with a name of more
 * than one word, its usual port and no credentials. What its name leads to is looked at once more when it is called.
 */
export function isAllowedEndpoint(settings: Settings, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (username || password) return false;
  if (isTrusted(settings, endpoint)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return isPublicAddress(address);
  return (
    hostname.includes('.') && !/(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/.test(hostname)
  );
}
