import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** The portal at another address, whose build and worker a test can change. */
export interface ChangingPortal {
  url: string;
  /** Changes `/sw.js`. */
  newWorker(): void;
  /** Changes the build in `/builds/latest.json`. */
  newBuild(): void;
  /** Makes this file of the build unavailable. */
  lose(pattern: RegExp): void;
  close(): Promise<void>;
}

interface Changes {
  worker: number;
  build: number;
  lost: RegExp[];
}

function forward(portal: URL, incoming: IncomingMessage, outgoing: ServerResponse, changes: Changes): void {
  const { pathname } = new URL(incoming.url ?? '/', portal);
  if (changes.lost.some((pattern) => pattern.test(pathname))) return void outgoing.writeHead(404).end();
  if (pathname === '/builds/latest.json' && changes.build > 0) {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return void outgoing.end(JSON.stringify({ id: `next-${changes.build}`, builtAt: '' }));
  }
  const { hostname, port } = portal;
  const { method, headers, url } = incoming;
  const asked = request({ hostname, port, method, headers, path: url }, (answer) => {
    const isWorker = pathname === '/sw.js' && answer.statusCode === 200;
    const { 'content-length': length, ...rest } = answer.headers;
    outgoing.writeHead(
      answer.statusCode ?? 502,
      isWorker || length === undefined ? rest : { ...rest, 'content-length': length },
    );
    answer.pipe(outgoing, { end: !isWorker });
    if (isWorker) answer.on('end', () => outgoing.end(`\n// ${changes.worker}\n`));
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

/** Starts a proxy of the world's portal; for the browser it is a separate origin with its own worker. */
export async function startChangingPortal(target: string): Promise<ChangingPortal> {
  const changes: Changes = { worker: 0, build: 0, lost: [] };
  const portal = new URL(target);
  const server = createServer((incoming, outgoing) => {
    // a changed worker must be neither cached nor compressed
    if (incoming.url === '/sw.js') {
      delete incoming.headers['accept-encoding'];
      delete incoming.headers['if-none-match'];
      delete incoming.headers['if-modified-since'];
    }
    forward(portal, incoming, outgoing, changes);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    newWorker: () => void (changes.worker += 1),
    newBuild: () => void (changes.build += 1),
    lose: (pattern) => void changes.lost.push(pattern),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
