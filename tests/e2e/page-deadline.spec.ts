import { accounts } from '@/backend/demo/accounts';
import { Visitor } from '../bench/visitor';
import { guestSamples, samplesFor, type Linked } from '../helpers/page-samples';
import { expect, test } from './fixtures';
import { startBetween, type Parsed } from './services-between';

/** Two calls one after the other are over long after the deadline of the page, one is over well before it. */
const DEADLINE_MS = 4000;
const LATE_MS = 3000;
const AT_ONCE = 16;
/** A page that asks for what is not there. */
const NO_CERTIFICATE = '/certificates/PE-2026-000001';

let late = 0;
let services: Awaited<ReturnType<typeof startBetween>>;
test.beforeAll(async () => {
  services = await startBetween(() => late, {
    API_TIMEOUT_MS: String(DEADLINE_MS),
    ENABLED_FEATURES: 'course-expert,social-activity',
  });
});
test.afterAll(() => services.stop());

/** An address that only a list knows, found while the services are quick. */
async function addressOf(at: string | Linked, visitor: Visitor): Promise<string> {
  if (typeof at === 'string') return at;
  const { text } = await visitor.send(at.list);
  const links = [...text.matchAll(/href=["']([^"']+)["']/g)].map(([, href = '']) => href);
  const found = links.find((href) => href.startsWith(at.begins) && href.length > at.begins.length);
  if (!found) throw new Error(`${at.list} has no link that begins with ${at.begins}`);
  return found;
}

interface Opened {
  path: string;
  status: number;
  inWords: boolean;
  calls: Parsed[];
}

async function open(visitor: Visitor, path: string, id: string): Promise<Opened> {
  const headers = { 'x-request-id': id, 'sec-fetch-dest': 'document' };
  const { status, text } = await visitor.send(path, { headers });
  const calls = services.parsed.filter((call) => call.id === id);
  return { path, status, inWords: text.includes('<h1>Портал временно недоступен</h1>'), calls };
}

async function openAll(visitor: Visitor, who: string, paths: readonly string[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  const waiting = [...paths.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, path] = next;
      opened.push(await open(visitor, path, `deadline-${who}-${String(place)}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return opened;
}

/** Calls that were made when an earlier one of their page had been answered. */
const later = ({ calls }: Opened) => calls.filter(({ at }) => at - (calls[0]?.at ?? at) >= LATE_MS);

/** What was asked when, ms after the first. */
const timesOf = ({ calls }: Opened) =>
  calls.map(({ url, at }) => `${url} ${String(Math.round(at - (calls[0]?.at ?? at)))}`).join(', ');

/** Whoever is signed in as an admin may look at most pages; the others are a guest's. */
async function everyPage() {
  const admin = new Visitor(services.portal, accounts.find(({ role }) => role === 'admin')?.email);
  late = 0;
  await admin.signIn();
  const asAdmin = samplesFor({ roles: ['admin'], permissions: [] });
  const pages = await Promise.all(asAdmin.map(({ at }) => addressOf(at, admin)));
  const asGuest = guestSamples.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  return { admin, pages, guests: [...asGuest, NO_CERTIFICATE] };
}

test('calls of a page that follow one another end at one deadline, on every page', async () => {
  test.slow();
  const { admin, pages, guests } = await everyPage();
  late = LATE_MS;
  const asAdmin = await openAll(admin, 'admin', pages);
  const opened = [...asAdmin, ...(await openAll(new Visitor(services.portal), 'guest', guests))];

  const waitedFor = opened.flatMap((page) =>
    later(page)
      .filter((call) => call.waitedFor)
      .map(({ url }) => `${page.path} waits for ${url} of ${timesOf(page)}`),
  );
  expect(waitedFor).toEqual([]);
  const wrong = opened.filter(
    ({ path, status, inWords }) =>
      status !== 200 && !(status === 503 && inWords) && !(status === 404 && path === NO_CERTIFICATE),
  );
  expect(wrong.map(({ path, status }) => `${path}: ${String(status)}`)).toEqual([]);
  // else there is no page left that this test says anything of
  expect(opened.flatMap(later).length).toBeGreaterThan(0);
});
