import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSecondPortal } from './second-portal';

/** One request, as the parser of the services read it. */
export interface Parsed {
  method: string;
  url: string;
  /** The id its sender gave it; the portal hands it on. */
  id: string;
  /** When it came, on the clock of `performance`. */
  at: number;
  /** When its sender had its answer, or went away without one. */
  left?: number;
  /** Of one that is answered late: whether its sender was still there when its answer was due. */
  waitedFor?: boolean;
}

interface Between {
  /** The portal whose services these are. */
  portal: string;
  /** Everything that was parsed so far, and how often the parser met what is no request. */
  parsed: Parsed[];
  malformed: () => number;
  stop: () => Promise<void>;
}

/** Milliseconds an answer to this request is late; null: it never comes; a function answers in the services' place. */
type Late = (request: Parsed) => number | null | ((answer: ServerResponse) => void);

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const outgoing = ask(new URL(url ?? '/', process.env.E2E_BACKEND), { method, headers }, (incoming) => {
    answer.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  // whose sender breaks off breaks off here, too
  asked.on('close', () => !asked.complete && outgoing.destroy());
  asked.pipe(outgoing);
}

function listen(server: Server): Promise<number> {
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });
}

/** A second portal, and between it and the world's backend a server that notes what it is asked, and may be late. */
export async function startBetween(late: Late, more: Record<string, string> = {}): Promise<Between> {
  const parsed: Parsed[] = [];
  let malformed = 0;
  const server = createServer((asked, answer) => {
    const { method = '', url = '', headers } = asked;
    const id = String(headers['x-request-id'] ?? '');
    const request: Parsed = { method, url, id, at: performance.now() };
    parsed.push(request);
    answer.once('close', () => (request.left = performance.now()));
    const wait = late(request);
    if (wait === 0) passOn(asked, answer);
    else if (typeof wait === 'function') wait(answer);
    else if (wait !== null)
      setTimeout(() => {
        request.waitedFor = !answer.destroyed;
        if (request.waitedFor) passOn(asked, answer);
      }, wait);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // a sender that went away is no malformed request
    if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE') malformed += 1;
    socket.destroy();
  });
  const port = await listen(server);
  const portal = await startSecondPortal({ API_BASE_URL: `http://127.0.0.1:${String(port)}`, ...more });
  return {
    portal: portal.url,
    parsed,
    malformed: () => malformed,
    stop: async () => {
      await portal.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
