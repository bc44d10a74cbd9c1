import { spawn } from 'node:child_process';
import { root } from './console.mjs';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Milliseconds, except `earlyEnds`. */
const STANDARD = {
  firstDelay: 1000,
  longestDelay: 30_000,
  /** After this running time a child is restarted with the first delay again. */
  settled: 60_000,
  /** Most exits of a child before it was ready: after them a restart would not help (port, settings). */
  earlyEnds: 3,
  /** Time until a child that does not stop is killed: all have then stopped within 8 s. */
  grace: 7000,
};

/**
 * Keeps child processes of Node running: a child that exits is restarted after 1, 2, 4 … 30 s, with one log line each.
 * `gaveUp(code)` is called when a child keeps exiting before it was ready.
 */
export function makeSupervisor({ gaveUp, log = (line) => console.error(line), ...times }) {
  const { firstDelay, longestDelay, settled, earlyEnds, grace } = { ...STANDARD, ...times };
  const running = new Set();
  const waiting = new Set();
  let stopping = false;

  function later(start, delay) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start();
    }, delay);
    waiting.add(timer);
  }

  function run(name, args, env) {
    let ready = false;
    let ends = 0;
    let delay = firstDelay;
    function ended(code, signal, lived) {
      const how = `✗ The ${name} ended (${signal ?? `code ${code}`})`;
      ends += 1;
      if (!ready && ends >= earlyEnds) {
        log(`${how}, as ${earlyEnds} times before it was ready: giving up.`);
        return gaveUp(code || 1);
      }
      if (lived >= settled) delay = firstDelay;
      log(`${how}: starting it again in ${delay / 1000} s.`);
      later(start, delay);
      delay = Math.min(delay * 2, longestDelay);
    }
    function start() {
      const began = Date.now();
      const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
        cwd: root,
        env: { ...env, END_WITH_PARENT: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      running.add(child);
      const over = (code, signal) => {
        if (!running.delete(child) || stopping) return;
        ended(code, signal, Date.now() - began);
      };
      child.once('exit', over);
      // a child that failed to start emits no exit
      child.on('error', () => child.pid === undefined && over(1, null));
    }
    start();
    return { ready: () => void (ready = true) };
  }

  /** Stops every child, by force if needed; none is restarted. */
  async function stop() {
    stopping = true;
    for (const timer of waiting) clearTimeout(timer);
    const ends = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGTERM');
    const forced = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), grace);
    await Promise.all(ends);
    clearTimeout(forced);
  }

  return { run, stop };
}
