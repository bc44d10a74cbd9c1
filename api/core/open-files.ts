import 'server-only';
import type { IncomingMessage } from 'node:http';
import { perProcess } from '@/lib/http/per-process';
import { YieldingPlaces } from '@/lib/http/yielding-places';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';

/** Files open at once: of one network, of its /48, of everybody. Below the sockets of their lane (service-request). */
const open = perProcess(
  'open-files',
  () => new YieldingPlaces({ each: 128, wider: 192, all: 480, youngMs: 20_000 }),
);

export interface FilePlace {
  /** Counts what is read of the answer, and gives the place back at its end. */
  hold: (answer: IncomingMessage) => void;
  leave: () => void;
}

/**
 * A place to read one file, for whoever is at `address`; null when their network has its share, or no place is to be
 * had. Files are read at the reader's own speed, so that places can be held: a slow reader may have to give way, and a
 * browser requests the rest of a file again.
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
