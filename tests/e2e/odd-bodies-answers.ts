import type { Attack } from './odd-bodies';

/** Expected status, and the number of requests that the services parse for it. */
interface Meant {
  status: number;
  calls: number;
  /** Upper limit for a page, which makes its own calls. */
  most?: number;
}
/** Expectations for a guest and for a signed-in person. */
type Both = readonly [guest: Meant, person: Meant];

const meant = (status: number, calls = 0): Meant => ({ status, calls });
const all = (status: number, calls = 0): Both => [meant(status, calls), meant(status, calls)];
const refused = (calls: number, person: Meant): Both => [meant(401, calls), person];
const reading = (both: Both) => ({ GET: both, HEAD: both });

/** Expected response of each place to a request without a body, by method; 405 for other methods. */
const PLAIN: Record<Attack['place'], Partial<Record<Attack['method'], Both>>> = {
  nobody: Object.fromEntries(
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, all(404)]),
  ),
  bodiless: reading(refused(1, meant(200, 1))),
  json: { POST: refused(0, meant(400, 1)) },
  form: { POST: refused(0, meant(415, 1)), DELETE: refused(1, meant(404, 1)) },
  public: { POST: all(400, 1) },
  session: { POST: all(422), DELETE: [meant(204), meant(204, 1)] },
  page: reading([meant(307), { status: 200, calls: 1, most: 30 }]),
  stored: reading(all(404, 1)),
  built: reading(all(200)),
};
/** Calls without a body in their contract: a request that announces one is refused before it is passed on. */
const BODILESS = ['form DELETE', 'session DELETE'];
const ANNOUNCE_NONE = ['none', 'no length'];
const BROKEN = ['a short length', 'a long length', 'broken off'];

/** Expected responses to an attack. A broken body may be refused by the parser first (400), or by its reader. */
export function rightAnswers({ method, place, framing }: Attack, isPerson: boolean) {
  const [guest, person] = PLAIN[place][method] ?? all(405);
  const plain = isPerson ? person : guest;
  const only = ({ status, calls, most = calls }: Meant) => ({ statuses: [status], fewest: calls, most });
  const broken = (statuses: number[]) => ({ statuses, fewest: 0, most: plain.most ?? plain.calls });
  if (framing === 'both') return only(meant(400));
  if (framing === 'gone') return broken([0]);
  if (ANNOUNCE_NONE.includes(framing)) return only(plain);
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading || BODILESS.includes(`${place} ${method}`)) return only(meant(400));
  if (BROKEN.includes(framing)) return broken([plain.status, 400]);
  return only(plain);
}
