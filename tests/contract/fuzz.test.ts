import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { contracts } from '../helpers/contracts';
import type { Actor } from '../helpers/given';
import { runCampaign, findingsText, type Person } from '../fuzz/campaign';
import { targetOf } from '../fuzz/odd';

/** The big version: `npm run fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600);
const SEED = process.env.FUZZ_SEED ?? 'ci';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

async function person(role?: string): Promise<Person> {
  let actor: Actor = await backend.as(role);
  return {
    lines: () => [`Authorization: Bearer ${actor.token}`],
    refused: async () => {
      actor = await backend.as(role);
    },
  };
}

test('odd requests over sockets get answers below 500, and nobody else’s', async () => {
  const second = await backend.as();
  const check = async () => {
    const answer = await backend.fetch('/v1/me', { headers: { authorization: `Bearer ${second.token}` } });
    const text = await answer.text();
    return (JSON.parse(text) as { data?: { id?: string } }).data?.id === second.id
      ? null
      : text.slice(0, 200);
  };
  const people: Person[] = [{ lines: () => [] }];
  for (const role of [undefined, 'admin', 'trainer', 'expert', 'Представитель'])
    people.push(await person(role));
  const outcome = await runCampaign({
    seed: SEED,
    requests: REQUESTS,
    port: Number(new URL(backend.url).port),
    prefix: '',
    targets: await Promise.all((await contracts()).map(targetOf)),
    people,
    check,
  });
  expect(outcome.sent).toBe(REQUESTS);
  expect(outcome.checks).toBeGreaterThan(REQUESTS / 30);
  expect(findingsText(SEED, outcome)).toBe('');
  // enough of them come past the head's checks, else it would be the gate alone that is tested
  const past = [200, 204, 409, 422].map((status) => outcome.statuses.get(status) ?? 0);
  expect(past.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(REQUESTS / 20);
}, 120_000);
