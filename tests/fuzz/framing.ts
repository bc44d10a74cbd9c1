export type Framing =
  | 'none'
  | 'length'
  | 'chunked'
  | 'both'
  | 'too-short'
  | 'too-long'
  | 'garbage'
  | 'trailers'
  | 'cut'
  | 'twice';

/** The body's bytes on the wire with the header lines that frame them. */
export function frame(framing: Framing, body: Buffer): { lines: string[]; bytes: Buffer } {
  const size = body.length.toString(16);
  const pieces = Buffer.concat([
    Buffer.from(body.length ? `${size}\r\n` : ''),
    body,
    Buffer.from(body.length ? '\r\n' : ''),
  ]);
  const chunks = (end: string) => Buffer.concat([pieces, Buffer.from(end)]);
  const encoded = 'Transfer-Encoding: chunked';
  if (framing === 'none') return { lines: [], bytes: Buffer.alloc(0) };
  if (framing === 'chunked') return { lines: [encoded], bytes: chunks('0\r\n\r\n') };
  if (framing === 'trailers')
    return { lines: [encoded, 'Trailer: X-T'], bytes: chunks('0\r\nX-T: 1\r\n\r\n') };
  if (framing === 'garbage') return { lines: [encoded], bytes: Buffer.from('zz\r\nнет\r\n0\r\n\r\n') };
  if (framing === 'both')
    return { lines: [`Content-Length: ${body.length}`, encoded], bytes: chunks('0\r\n\r\n') };
  if (framing === 'too-short')
    return { lines: [`Content-Length: ${Math.floor(body.length / 2)}`], bytes: body };
  if (framing === 'too-long') return { lines: [`Content-Length: ${body.length + 50}`], bytes: body };
  if (framing === 'twice')
    return { lines: ['Content-Length: 1', `Content-Length: ${body.length}`], bytes: body };
  if (framing === 'cut')
    return { lines: [encoded], bytes: Buffer.from(`fff\r\n${body.toString('latin1').slice(0, 20)}`) };
  return { lines: [`Content-Length: ${body.length}`], bytes: body };
}

export const ODD_FRAMINGS: readonly Framing[] = [
  'chunked',
  'both',
  'too-short',
  'too-long',
  'garbage',
  'trailers',
  'cut',
  'twice',
];
/** What the standard lets a client send. */
export const STANDARD_FRAMINGS: readonly Framing[] = ['none', 'length', 'chunked', 'trailers'];
