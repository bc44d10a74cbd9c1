import 'server-only';
import type { IncomingMessage } from 'node:http';
import { perProcess } from '@/lib/http/per-process';
import { YieldingPlaces } from '@/lib/http/yielding-places';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';

/**
 * Limits of files open at once: per network, per its /48, in total. Below the sockets of their lane (service-request).
 */
const open = perProcess(
  'open-files',
  () => new YieldingPlaces({ each: 128, wider: 192, all: 480, youngMs: 20_000 }),
);

export interface FilePlace {
  /** Counts the bytes read from the response, and frees the place when it closes. */
  hold: (answer: IncomingMessage) => void;
  leave: () => void;
}

/**
 * Takes a place for reading one file by the client at `address`; null when its network has used its share, or no place
 * is free. Clients read files at their own speed and could hold places for long: a slow one may have to give its place
 * up, and its browser requests the remainder again.
 */
export function takeFilePlace(address: string): FilePlace | null {
  let answer: IncomingMessage | undefined;
  let gaveWay = false;
  const place = open.take({ holder: networkOf(address), wider: widerNetworkOf(address) }, () => {
    gaveWay = true;
    answer?.destroy();
  });
  if (!place) return null;
  const { leave, moved } = place;
  return {
    leave,
    hold(given) {
      answer = given;
      if (gaveWay) return void given.destroy();
      given.on('data', (chunk: Buffer) => moved(chunk.byteLength)).pause();
      given.once('close', leave);
    },
  };
}
