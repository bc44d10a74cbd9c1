import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Limits } from './places';
import { portalServer } from './portal-server';

let server: Server;
let clients: Socket[];
let hold: (() => void)[];
afterEach(async () => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Real sockets; whoever comes from 127.a.b.c is taken for 2001:db8:a:b::c, as one machine has no other networks. */
const v6Of = (address = '') =>
  address.replace(/^(?:::ffff:)?127\.(\d+)\.(\d+)\.(\d+)$/, '2001:db8:$1:$2::$3');

async function listen(places: Limits): Promise<number> {
  [clients, hold] = [[], []];
  server = portalServer(
    async ({ url }, response) => {
      if (url === '/slow') hold.push(() => void response.end('ok'));
      else response.end('ok');
    },
    { trusted: [], secure: false, dev: false, places },
  );
  server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: v6Of(socket.remoteAddress) });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

interface Client {
  said: () => string;
  isOver: () => boolean;
  say: (text: string) => void;
  leave: () => void;
}

/** A connection from that network, there or refused when the promise is kept. */
function come(port: number, localAddress: string): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  clients.push(socket);
  let said = '';
  let over = false;
  socket.on('data', (part) => (said += part.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (over = true));
  return new Promise((resolve) => {
    const client: Client = {
      said: () => said,
      isOver: () => over,
      say: (text) => void socket.write(text),
      leave: () => void socket.destroy(),
    };
    socket.once('connect', () => resolve(client));
    socket.once('close', () => resolve(client));
  });
}

const GET = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const answers = async (client: Client) => {
  client.say(GET());
  await expect.poll(() => client.isOver() || client.said().includes('200 OK')).toBe(true);
  return client.said().includes('200 OK');
};

test('a whole /48 holds no more than its share, however many networks it has: two people find places', async () => {
  const port = await listen({ each: 2, wider: 5, all: 8 });
  // a hostile third: eight networks of one /48, two connections each, a head that never ends
  const hostile: Client[] = [];
  for (let at = 0; at < 16; at += 1) {
    const client = await come(port, `127.66.${String(at % 8)}.1`);
    client.say('GET / HTTP/1.1\r\nX: ');
    hostile.push(client);
  }
  await expect.poll(() => hostile.filter((one) => !one.isOver())).toHaveLength(5);
  for (const home of ['127.1.0.1', '127.2.0.1']) expect(await answers(await come(port, home))).toBe(true);
  // a place that is given back is the next one's
  hostile.find((one) => !one.isOver())?.leave();
  await expect.poll(async () => answers(await come(port, '127.66.9.1'))).toBe(true);
});

test('when every place is taken the oldest idle connection goes, and whoever is answered stays', async () => {
  const port = await listen({ each: 2, wider: 2, all: 4 });
  const anna = await come(port, '127.1.0.1');
  anna.say(GET('/slow'));
  await expect.poll(() => hold.length).toBe(1);
  // strangers, each with a /48 of their own, who hold their heads back
  const hostile = [
    await come(port, '127.60.0.1'),
    await come(port, '127.61.0.1'),
    await come(port, '127.62.0.1'),
  ];
  for (const one of hostile) one.say('GET / HTTP/1.1\r\nX: ');
  const boris = await come(port, '127.2.0.1');
  expect(await answers(boris)).toBe(true);
  await expect.poll(() => hostile.map((one) => one.isOver())).toEqual([true, false, false]);
  // and so on, the next oldest first; a connection that was just answered is the youngest idle one
  expect(await answers(await come(port, '127.3.0.1'))).toBe(true);
  await expect.poll(() => hostile.map((one) => one.isOver())).toEqual([true, true, false]);
  expect(boris.isOver()).toBe(false);
  hold[0]?.();
  await expect.poll(anna.said).toContain('200 OK');
});

test('a crowd past its own share ends nobody else’s connection', async () => {
  const port = await listen({ each: 2, wider: 2, all: 3 });
  const anna = await come(port, '127.1.0.1');
  const hostile = [await come(port, '127.60.0.1'), await come(port, '127.60.1.1')];
  const more = await Promise.all([1, 2, 3].map((at) => come(port, `127.60.${String(at)}.1`)));
  await expect.poll(() => more.map((one) => one.isOver())).toEqual([true, true, true]);
  expect([anna, ...hostile].map((one) => one.isOver())).toEqual([false, false, false]);
  expect(await answers(anna)).toBe(true);
});

test('when all are being answered the newest is refused', async () => {
  const port = await listen({ each: 2, wider: 2, all: 2 });
  const busy = [await come(port, '127.1.0.1'), await come(port, '127.2.0.1')];
  for (const one of busy) one.say(GET('/slow') + GET('/slow'));
  await expect.poll(() => hold.length).toBeGreaterThanOrEqual(2);
  const late = await come(port, '127.3.0.1');
  await expect.poll(late.isOver).toBe(true);
  expect(busy.map((one) => one.isOver())).toEqual([false, false]);
});
