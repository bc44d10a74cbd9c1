import { request } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
/** So much was taken without a word: the caller would go on for ever. */
const ENOUGH = 40 * 1024 * 1024;

/** Sends a body without end and without a length; the answer, and how much had been sent by then. */
export function sendEndless(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const outgoing = request(url, { method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    const write = () => {
      if (outgoing.destroyed) return;
      if (sent > ENOUGH) return (void resolve({ status: 0, sent }), void outgoing.destroy());
      sent += CHUNK.length;
      // one after another with a breath between: the answer is read before the next piece goes
      outgoing.write(CHUNK, () => setTimeout(write, 1));
    };
    write();
  });
}
