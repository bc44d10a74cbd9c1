import 'server-only';

/** One line of JSON per event, as the backend's own log has it; the request's id joins the two. */
export function portalLog(level: 'info' | 'error', msg: string, facts: Record<string, unknown>): void {
  const line = JSON.stringify({ level: level === 'error' ? 50 : 30, time: Date.now(), ...facts, msg });
  process.stdout.write(`${line}\n`);
}
