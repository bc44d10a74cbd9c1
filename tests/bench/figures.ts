import autocannon from 'autocannon';
import { gzipSync } from 'node:zlib';
import { processorMs } from './processor';

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
};

export interface Load {
  /** Requests per second, measured by the caller. */
  perSecond: number;
  total: number;
  /** Milliseconds of processor time that the portal itself spends on one request. */
  cpu: number;
}

/** Requests after which the engine has compiled the hot code: earlier figures are of cold code. */
const WARM_REQUESTS = 300;

/** Requests a page until its code is warm; the requests are not measured. */
export async function warmUp(url: string, cookie: string): Promise<void> {
  await autocannon({ url, connections: 8, amount: WARM_REQUESTS, headers: { cookie, accept: 'text/html' } });
}

/**
 * Measures `amount` requests of a page over eight connections; a failed response throws. A fixed number instead of a
 * time: on a busy machine two seconds have too few requests.
 */
export async function loadOf(url: string, cookie: string, amount: number, pid: number): Promise<Load> {
  const before = processorMs(pid);
  const result = await autocannon({
    url,
    connections: 8,
    amount,
    headers: { cookie, accept: 'text/html' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  }
  const total = Math.max(result.requests.total, 1);
  return { perSecond: result.requests.average, total, cpu: (processorMs(pid) - before) / total };
}

/** Scripts that the page's HTML loads: its tags, and the chunks named in React's payload. */
function scriptsOf(html: string): Set<string> {
  const old = /<script\b[^>]*\bnomodule\b[^>]*>/i.exec(html)?.[0] ?? '';
  const named = [...html.matchAll(/static\/chunks\/[^"'\\]+?\.js/g)].map(([path]) => path);
  return new Set(named.filter((path) => !old.includes(path)));
}

/** Gzipped bytes of all scripts that the first view loads. */
export async function scriptBytes(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie, accept: 'text/html' } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const sizes = await Promise.all(
    [...scriptsOf(await answer.text())].map(async (path) => {
      const file = await fetch(new URL(`/_next/${path}`, url));
      if (!file.ok) throw new Error(`${path} answered ${file.status}`);
      return gzipSync(Buffer.from(await file.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
