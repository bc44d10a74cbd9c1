import type { Attack } from './odd-bodies';

/** An answer, and how many requests the parser of the services reads for it. */
interface Meant {
  status: number;
  calls: number;
  /** Of a page, whose calls are its own matter. */
  most?: number;
}
/** A guest's and a person's. */
type Both = readonly [guest: Meant, person: Meant];

const meant = (status: number, calls = 0): Meant => ({ status, calls });
const all = (status: number, calls = 0): Both => [meant(status, calls), meant(status, calls)];
const refused = (calls: number, person: Meant): Both => [meant(401, calls), person];
const reading = (both: Both) => ({ GET: both, HEAD: both });

/** What each place answers to a request without a body, by its methods; to others it says 405. */
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
/** Calls of the contract that have no body: announced, it is refused before anything is opened. */
const BODILESS = ['form DELETE', 'session DELETE'];
const ANNOUNCE_NONE = ['none', 'no length'];
const BROKEN = ['a short length', 'a long length', 'broken off'];

/** What is right for an attack. A broken body may be met by the parser first (400), or by who reads it. */
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
