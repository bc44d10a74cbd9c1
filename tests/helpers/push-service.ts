import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unique } from './given';

export interface PushPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a fake push service: it records posts and responds with the statuses that the test sets. */
export async function startPushService(port = 0) {
  const posts: PushPost[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      posts.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(path) ?? 201, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    posts,
    /** An address for one device. */
    address: () => `${origin}/push/${unique('device')}`,
    /** Sets the status for posts to this address. */
    answer: (endpoint: string, status: number) => void answers.set(new URL(endpoint).pathname, status),
    to: (endpoint: string) => posts.filter(({ path }) => path === new URL(endpoint).pathname),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
