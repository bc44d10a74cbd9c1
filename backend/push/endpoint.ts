import { isIP } from 'node:net';
import type { Config } from '../config';
import { isPublicAddress } from './addresses';

type Settings = Pick<Config, 'PUSH_TRUSTED_ORIGINS'>;

/**
 * Returns true if the operator lists the endpoint's origin: such a service may be at any address and use plain http.
 */
export function isTrusted({ PUSH_TRUSTED_ORIGINS }: Settings, endpoint: string): boolean {
  return URL.canParse(endpoint) && PUSH_TRUSTED_ORIGINS.includes(new URL(endpoint).origin);
}

/**
 * Returns true if the backend may call an endpoint that a browser names: https on the public internet, a host name with
 * a dot or a public IP address, the default port, no credentials. The address of the name is checked again at the call.
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
