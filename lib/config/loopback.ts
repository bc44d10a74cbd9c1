/** Peers on this machine, as sockets name them. */
export const LOOPBACK_PEERS: readonly string[] = ['127.0.0.1', '::1'];

/** Whether a server that listens on `host` is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}
