import { connect, createServer, type AddressInfo } from 'node:net';

export interface CountingProxy {
  port: number;
  /** What has gone through since the last `reset`. */
  count: () => number;
  reset: () => void;
  close: () => void;
}

/** Counts what the bytes of one connection ask for, piece by piece. */
export type Counter = (bytes: Buffer) => number;

/** Passes bytes on and counts the questions among them; `makeCounter` is asked once a connection. */
export async function startCountingProxy(
  target: { host: string; port: number },
  makeCounter: () => Counter,
): Promise<CountingProxy> {
  let counted = 0;
  const server = createServer((near) => {
    const counter = makeCounter();
    const far = connect(target);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes: Buffer) => (counted += counter(bytes)));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    count: () => counted,
    reset: () => (counted = 0),
    close: () => server.close(),
  };
}

/** Requests of HTTP/1.1 without pipelining, whose heads each come in one piece. */
export const countCalls = (): Counter => (bytes) =>
  bytes.toString('latin1').match(/(?:^|\n)[A-Z]+ \/\S* HTTP\/1\.1\r\n/g)?.length ?? 0;

const LENGTH_BYTES = 4;
/** Execute of a bound statement, and a whole query of the simple protocol. */
const STATEMENTS = new Set(['E', 'Q'].map((letter) => letter.charCodeAt(0)));

/** Statements of PostgreSQL's protocol: its messages after the first one are a letter, a length and that many bytes. */
export function countStatements(): Counter {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let found = 0;
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + LENGTH_BYTES) return found;
      const size = head + rest.readUInt32BE(head);
      if (rest.length < size) return found;
      if (isStarted && STATEMENTS.has(rest[0] ?? 0)) found += 1;
      isStarted = true;
      rest = rest.subarray(size);
    }
  };
}
