import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string;
  token: string | undefined;
  fields: Record<string, string>;
}

/** The webinar service's contract, of the test's own: gives a link a participant, or what it is told to. */
export async function startWebinarService() {
  const asked: Asked[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      asked.push({ path: request.url ?? '', token: String(request.headers['x-auth-token']), fields });
      response.writeHead(status, { 'content-type': 'application/json' });
      const link = `https://meet.example/${String(asked.length)}`;
      response.end(JSON.stringify(status === 200 ? { participationId: asked.length, link } : { error: {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    answer: (next: number) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
