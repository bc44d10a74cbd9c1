import { Server, type IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

/**
 * Puts the caller's real address into `x-forwarded-for` before anything reads it: what a stranger writes there is
 * replaced by where they are, what a trusted balancer writes is read from the right. Throttles and the audit trail
 * count on it, and Next itself only fills the header where it is missing.
 */
export function trustPeers(trusted: readonly string[]): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]): boolean {
    if (event === 'request') {
      const { headers, socket } = rest[0] as IncomingMessage;
      const given = headers['x-forwarded-for'];
      const forwarded = Array.isArray(given) ? given.join(',') : given;
      headers['x-forwarded-for'] = clientAddress(socket.remoteAddress ?? '', forwarded, trusted);
    }
    return Reflect.apply(emit, this, [event, ...rest]) as boolean;
  } as typeof emit;
}
