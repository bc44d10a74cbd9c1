import autocannon from 'autocannon';
import { gzipSync } from 'node:zlib';

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
};

/** Requests per second over `seconds`, eight connections; a failed answer is an error, not a figure. */
export async function requestsPerSecond(url: string, cookie: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 8,
    duration: seconds,
    headers: { cookie, accept: 'text/html' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** Gzipped bytes of every script the page's HTML loads first. */
export async function scriptBytes(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const html = await answer.text();
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag));
  const sources = new Set(
    tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]).filter((src) => src !== undefined),
  );
  const sizes = await Promise.all(
    [...sources].map(async (src) => {
      const file = await fetch(new URL(src, url));
      return gzipSync(Buffer.from(await file.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
