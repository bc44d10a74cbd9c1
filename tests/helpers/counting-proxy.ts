import { connect, createServer, type AddressInfo } from 'node:net';

export interface CountingProxy {
  port: number;
  /** Number counted since the last `reset`. */
  count: () => number;
  reset: () => void;
  close: () => void;
}

/** Counts requests in the bytes of one connection, chunk by chunk. */
export type Counter = (bytes: Buffer) => number;

/** Forwards bytes and counts the requests among them; `makeCounter` is called once per connection. */
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

/** Counts requests of HTTP/1.1 without pipelining; each head must arrive in one chunk. */
export const countCalls = (): Counter => (bytes) =>
  bytes.toString('latin1').match(/(?:^|\n)[A-Z]+ \/\S* HTTP\/1\.1\r\n/g)?.length ?? 0;

const LENGTH_BYTES = 4;
/** Messages that run a statement: Execute of the extended protocol, Query of the simple one. */
const STATEMENTS = new Set(['E', 'Q'].map((letter) => letter.charCodeAt(0)));

/** Counts statements of PostgreSQL's protocol. After the first, each message is a letter, a length and the content. */
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
