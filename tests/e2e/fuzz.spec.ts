import { runCampaign, findingsText } from '../fuzz/campaign';
import { targetOf } from '../fuzz/odd';
import { peopleOfPortal } from '../fuzz/people';
import { portalSide } from '../fuzz/portal-targets';
import { runServer } from '../helpers/backend-process';
import { contracts } from '../helpers/contracts';
import { copyDemo, demoOfRun, type DemoCopy } from './demo-copies';
import { expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';

/** The big version: `npm run fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = process.env.FUZZ_SEED ?? 'ci';

let backend: Awaited<ReturnType<typeof runServer>>;
let portal: Awaited<ReturnType<typeof startSecondPortal>>;
let copy: DemoCopy;

// a world of its own: admins are among those who send, and other journeys have theirs meanwhile
test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = await copyDemo(demoOfRun());
  backend = await runServer({ DATABASE_URL: copy.databaseUrl, DATA_DIR: copy.dataDir, DEMO_DATA: '1' });
  portal = await startSecondPortal({ API_BASE_URL: backend.url });
});
test.afterAll(async () => {
  await portal.stop();
  await backend.kill('SIGTERM');
  await copy.remove();
});

test('odd requests to the portal get answers below 500, and nobody else’s', async () => {
  test.setTimeout(120_000);
  const { people, check } = await peopleOfPortal(portal.url);
  const outcome = await runCampaign({
    seed: SEED,
    requests: REQUESTS,
    port: Number(new URL(portal.url).port),
    prefix: '/api',
    targets: portalSide(await Promise.all((await contracts()).map(targetOf))),
    people,
    check,
  });
  expect(outcome.sent).toBe(REQUESTS);
  expect(outcome.checks).toBeGreaterThan(REQUESTS / 30);
  expect(findingsText(SEED, outcome)).toBe('');
  // enough of them come past the head's checks, else it would be the gate alone that is tested
  const past = [200, 204, 409, 422].map((status) => outcome.statuses.get(status) ?? 0);
  expect(past.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(REQUESTS / 20);
});
