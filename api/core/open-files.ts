import 'server-only';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@/lib/session/network-of';

/** Files open at once: for one network, for everybody. Below the sockets of their lane (service-request). */
const EACH = 128;
const ALL = 480;
/** A reader who has had this long may have to give way; milliseconds. */
const YOUNG_MS = 20_000;

interface OpenFile {
  network: string;
  since: number;
  bytes: number;
  end: () => void;
}

const open = new Set<OpenFile>();

const rateOf = ({ bytes, since }: OpenFile, now: number) => bytes / Math.max(now - since, 1);

/** The slowest reader gives way when every place is taken: a browser asks for the rest of a file by itself. */
function endSlowest(now: number): boolean {
  const old = [...open].filter(({ since }) => now - since >= YOUNG_MS);
  const [slowest] = old.sort((left, right) => rateOf(left, now) - rateOf(right, now));
  slowest?.end();
  return slowest !== undefined;
}

export interface FilePlace {
  /** Counts what is read of the answer, and gives the place back at its end. */
  hold: (answer: IncomingMessage) => void;
  leave: () => void;
}

/**
 * A place to read one file, for whoever is at `address`; null when their network has its share, or everybody's places
 * are taken by readers who have just come. Files are read at the reader's own speed, so that places can be held.
 */
export function takeFilePlace(address: string): FilePlace | null {
  const network = networkOf(address);
  const now = performance.now();
  if ([...open].filter((file) => file.network === network).length >= EACH) return null;
  if (open.size >= ALL && !endSlowest(now)) return null;
  const file: OpenFile = { network, since: now, bytes: 0, end: () => leave() };
  const leave = () => void open.delete(file);
  open.add(file);
  return {
    leave,
    hold(answer) {
      file.end = () => {
        leave();
        answer.destroy();
      };
      answer.on('data', (chunk: Buffer) => (file.bytes += chunk.byteLength)).pause();
      answer.once('close', leave);
    },
  };
}
