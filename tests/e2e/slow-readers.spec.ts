import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Visitor } from '../bench/visitor';
import { expect, test } from './fixtures';
import { startBetween } from './services-between';

/**
 * Readers who ask for a film and read none of it. On one machine a connection's buffers take megabytes, so that the
 * services send this one a little at a time: for the portal it is the same, the answer's end does not come.
 */
const FILM = '/media/siege/film.mp4';
const READERS = 600;
const NETWORKS = 6;
/** They come one after another, in so many rows: a busy machine takes its time for six hundred answers. */
const ROWS = 20;
/** As many files are open at once, for everybody (`api/core/open-files.ts`); their lane has 512 connections. */
const PLACES = 480;
const LANE = 512;
const VIEWS = 10;

/** Films under way at the services, and the most there were at once. */
const films = { open: new Set<ServerResponse>(), most: 0 };

function dripFilm(answer: ServerResponse): void {
  films.open.add(answer);
  films.most = Math.max(films.most, films.open.size);
  answer.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 50_000_000 });
  answer.write(Buffer.alloc(1024));
  const drops = setInterval(() => answer.write(Buffer.alloc(1024)), 1000);
  answer.once('close', () => {
    clearInterval(drops);
    films.open.delete(answer);
  });
}

let services: Awaited<ReturnType<typeof startBetween>>;
test.beforeAll(async () => {
  services = await startBetween(({ url }) => (url === FILM ? dripFilm : 0));
});
test.afterAll(() => services.stop());

/** One reader: asks, hears how the answer begins, and reads no more of it. Whoever is turned away stays away. */
function read(portal: URL, place: number): { socket: Socket; begun: Promise<void> } {
  const localAddress = `127.11.${String(1 + (place % NETWORKS))}.1`;
  const to = { host: portal.hostname, port: Number(portal.port), family: 4, localAddress };
  const socket = connect(to, () => {
    socket.write(`GET ${FILM} HTTP/1.1\r\nHost: ${portal.host}\r\n\r\n`);
  });
  socket.on('error', () => undefined);
  const begun = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('data', () => {
      socket.pause();
      resolve();
    });
  });
  return { socket, begun };
}

/** All of them, there when it resolves; answers how to end it. */
async function besiege(portal: URL): Promise<() => void> {
  const sockets: Socket[] = [];
  const row = async () => {
    while (sockets.length < READERS) {
      const { socket, begun } = read(portal, sockets.length);
      sockets.push(socket);
      await begun;
    }
  };
  await Promise.all(Array.from({ length: ROWS }, row));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

test('six hundred readers of a film keep nobody from a page and its pictures', async () => {
  test.slow();
  const person = new Visitor(services.portal, 'pharmacist@portal.example');
  await person.signIn();
  const { text } = await person.send('/');
  const [picture] = /\/media\/[\w./-]+\.webp/.exec(text) ?? [];
  if (!picture) throw new Error('The first page shows no picture of the store');

  const end = await besiege(new URL(services.portal));
  try {
    await expect.poll(() => films.open.size).toBe(PLACES);
    for (let view = 0; view < VIEWS; view += 1) {
      const [page, shown] = await Promise.all([person.send('/lk'), person.send(picture)]);
      expect([page.status, shown.status, shown.type], `view ${String(view)}`).toEqual([
        200,
        200,
        'image/webp',
      ]);
    }
    expect(films.open.size).toBeGreaterThan(PLACES - 2 * VIEWS);
    expect(films.most).toBeLessThan(LANE);
  } finally {
    end();
  }
  // and what they held is free again
  await expect.poll(() => films.open.size).toBe(0);
});
