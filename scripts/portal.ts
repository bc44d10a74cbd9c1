/** The portal's process: Next behind the project's own HTTP server, which limits requests. */
import next from 'next';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { env } from '@/lib/config/portal';
import { readSheetRules } from '@/lib/http/first-styles';
import { portalServer } from '@/lib/http/portal-server';

/** Time for requests in flight to finish after a stop signal. */
const GRACE_MS = 5000;

function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const forced = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(forced);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  const { PORT: port, HOST: hostname, TRUSTED_PROXY: trusted, SECURE_COOKIES: secure } = env();
  const dev = process.argv.includes('--dev');
  const server = portalServer((request, response) => handle(request, response), {
    ...{ trusted, secure, dev },
    sheets: dev ? {} : readSheetRules(),
  });
  // the development server handles upgrades itself; a built portal has none, and answers such a request without one
  const upgrades = dev ? server : (new EventEmitter() as Server);
  const app = next({ dev, webpack: true, dir: process.cwd(), hostname, port, httpServer: upgrades });
  const handle = app.getRequestHandler();
  await app.prepare();
  stopOnSignal(server, () => app.close());
  server.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  server.listen(port, hostname);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
