import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** One event of an envelope, with the envelope's text. */
export interface Received {
  type: string;
  event: {
    platform?: string;
    environment?: string;
    user?: Record<string, unknown>;
    request?: Record<string, unknown>;
    transaction?: string;
    sdk?: { name?: string; settings?: { infer_ip?: string } };
    exception?: { values?: { type?: string; value?: string; mechanism?: { handled?: boolean } }[] };
    contexts?: Record<string, Record<string, unknown>>;
    spans?: unknown[];
    timestamp?: number;
    start_timestamp?: number;
  };
  raw: string;
}

export interface Ingest {
  dsn: string;
  origin: string;
  received: Received[];
  /** All requests, whatever their content. */
  asked: string[];
  stop: () => Promise<void>;
}

/** Parses an envelope: a header line, then pairs of lines, an item's header and its body. */
function read(text: string): Received[] {
  const [, ...lines] = text.split('\n');
  const items: Received[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const { type = '' } = JSON.parse(lines[at] ?? '{}') as { type?: string };
    items.push({ type, event: JSON.parse(lines[at + 1] ?? '{}') as Received['event'], raw: text });
  }
  return items;
}

/** Starts a fake reporting service that accepts envelopes and keeps them. */
export async function startIngest(): Promise<Ingest> {
  const received: Received[] = [];
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const body = Buffer.concat(parts);
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      if (request.method === 'POST') received.push(...read(text.toString('utf8')));
      answer.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      answer.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${String(port)}/7`,
    origin: `http://127.0.0.1:${String(port)}`,
    received,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
