import 'server-only';

/** Writes one line of JSON per event, in the format of the backend's log; the request id joins the two. */
export function portalLog(level: 'info' | 'error', msg: string, facts: Record<string, unknown>): void {
  const line = JSON.stringify({ level: level === 'error' ? 50 : 30, time: Date.now(), ...facts, msg });
  process.stdout.write(`${line}\n`);
}
