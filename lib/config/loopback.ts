/** Loopback addresses of peers, as sockets report them. */
export const LOOPBACK_PEERS: readonly string[] = ['127.0.0.1', '::1'];

/** Whether a server that listens on `host` is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}
