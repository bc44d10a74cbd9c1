import { request } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
/** Bytes accepted without a response after which the server is considered to read without limit. */
const ENOUGH = 40 * 1024 * 1024;

/** Sends an endless body without a length; returns the response's status and the bytes sent before it. */
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
      // a pause after each chunk lets the response be read before the next one
      outgoing.write(CHUNK, () => setTimeout(write, 1));
    };
    write();
  });
}
