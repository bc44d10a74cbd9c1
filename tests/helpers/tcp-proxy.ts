import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Sets the target of new connections. */
  lead(port: number): void;
  /** Stops all traffic on open connections without closing them, like a server that lost its network. */
  freeze(): void;
  /** Forwards the next `commit` and breaks the connection before its response. */
  loseNextCommit(): void;
  /** Number of commits whose response was lost. */
  lost(): number;
  close(): void;
}

/** Starts a proxy with a fixed address while the server behind it changes. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let to = target;
  let losing = false;
  let lost = 0;
  let open: { near: Socket; far: Socket }[] = [];

  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = { near, far };
    open.push(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      open = open.filter((one) => one !== pair);
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes: Buffer) => {
      far.write(bytes);
      if (!losing || !bytes.includes('commit\0')) return;
      losing = false;
      lost += 1;
      // a response of the server means that it has committed
      far.removeAllListeners('data').once('data', end);
    });
    far.on('data', (bytes: Buffer) => near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => (to = port),
    freeze: () => {
      for (const { near, far } of open)
        for (const socket of [near, far]) socket.removeAllListeners('data').pause();
    },
    loseNextCommit: () => (losing = true),
    lost: () => lost,
    close: () => {
      server.close();
      for (const { near, far } of open) for (const socket of [near, far]) socket.destroy();
    },
  };
}
