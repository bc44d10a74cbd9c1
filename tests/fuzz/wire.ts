import { connect } from 'node:net';

export interface WireAnswer {
  /** 0: the connection ended without an answer. */
  status: number;
  ms: number;
  /** No answer and no end within the time. */
  hung: boolean;
  retryAfter: boolean;
  /** Of the first problem of a JSON:API document. */
  code: string;
  text: string;
}

/** What a request that is not whole waits before its sender goes away. */
const PATIENCE_MS = 150;

/** Sends bytes over a connection of their own and reads the first answer's head, or until the other side ends. */
export function sendBytes(
  port: number,
  bytes: Buffer,
  { whole, limitMs = 10_000 }: { whole: boolean; limitMs?: number },
): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let over = false;
    const end = (hung: boolean) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      socket.destroy();
      const answer = text.replace(/^HTTP\/1\.1 1\d\d[^\r]*\r\n\r\n/, '');
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      const retryAfter = /\r\nretry-after:/i.test(answer.split('\r\n\r\n')[0] ?? '');
      const [, code = ''] = /"code":"([\w-]+)"/.exec(answer) ?? [];
      resolve({ status: Number(status), ms: performance.now() - started, hung, retryAfter, code, text });
    };
    // one that is cut goes away early; that nothing came till then is no hang
    const timer = setTimeout(() => end(whole), whole ? limitMs : PATIENCE_MS);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      if (text.length < 20_000) text += chunk.toString('latin1');
    });
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('end', () => end(false));
  });
}
