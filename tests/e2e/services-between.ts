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
  /** Request id of its sender, which the portal passes on. */
  id: string;
  /** Time of arrival by the clock of `performance`. */
  at: number;
  /** Time when its sender received the response or disconnected. */
  left?: number;
  /** For a delayed response: whether its sender was still connected when it was due. */
  waitedFor?: boolean;
}

interface Between {
  /** The portal that uses these services. */
  portal: string;
  /** Requests parsed so far, and the number of malformed ones. */
  parsed: Parsed[];
  malformed: () => number;
  stop: () => Promise<void>;
}

/** Delay of the response to this request, ms; null: no response; a function responds instead of the services. */
type Late = (request: Parsed) => number | null | ((answer: ServerResponse) => void);

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const outgoing = ask(new URL(url ?? '/', process.env.E2E_BACKEND), { method, headers }, (incoming) => {
    answer.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  // a sender that disconnects ends the forwarded request too
  asked.on('close', () => !asked.complete && outgoing.destroy());
  asked.pipe(outgoing);
}

function listen(server: Server): Promise<number> {
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });
}

/** Starts a second portal and, before the world's backend, a server that records requests and may delay responses. */
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
    // a disconnected sender is not a malformed request
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
