import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { Endpoint } from '@/api/core/endpoint';
import { random } from '@/backend/demo/art/random';
import { hashPassword } from '@/backend/services/auth/passwords';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { contracts, nameOf } from '../helpers/contracts';
import { deadlocksOf } from '../helpers/deadlocks';
import { everythingOf, PASSWORD, type Everything } from '../helpers/everything-of';
import { sampleBody } from '../helpers/sample-body';
import { startWebinarService } from '../helpers/webinar-service';

/** Every unsafe call a person may make, from the contract: a new one takes part by itself. */
const unsafe = (await contracts()).filter(({ method, needs }) => method !== 'GET' && needs !== 'collector');
/** Pairs drawn for a run, each call in one at least; `PAIRS=all` takes all, in some minutes. */
const PAIRS = process.env.PAIRS ?? '60';
/** Which pairs; another every day, so that each comes up some day. The test's name says it. */
const SEED = process.env.PAIRS_SEED ?? new Date().toISOString().slice(0, 10);
/** Persons that work beside each other. */
const LANES = 4;
/** The rest are refused for a reason of their own: a partner's token lets no staff in, an article in use stays. */
const LEAST_DONE = 0.7;

let backend: TestBackend;
let webinars: Awaited<ReturnType<typeof startWebinarService>>;
let passwordHash: string;
let picture: File;
beforeAll(async () => {
  const keys = webPush.generateVAPIDKeys();
  webinars = await startWebinarService();
  backend = await startTestBackend({
    env: {
      MTS_BASE_URL: webinars.origin,
      MTS_TOKEN: 'key',
      ENABLED_FEATURES: 'social-activity,course-expert',
      PROGRAMME_FINISH_AT: '2099-12-31T23:59:59+03:00',
      REDIRECT_URI_ALLOWLIST: 'https://partner.example/',
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: 'mailto:portal@portal.example',
    },
  });
  passwordHash = await hashPassword(PASSWORD);
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  picture = new File([new Uint8Array(await red.png().toBuffer())], 'me.png', { type: 'image/png' });
});
afterAll(async () => {
  await backend.close();
  await webinars.close();
});

async function send(endpoint: Endpoint, { actor, params, known }: Everything) {
  const { body } = await endpoint.shapes();
  const values = { ...known(endpoint), file: picture };
  const { status, errors } = await backend.call(
    endpoint as Endpoint<never>,
    {
      ...(endpoint.needs === 'public' ? {} : { as: actor }),
      params: params(endpoint),
      ...(body ? { body: sampleBody(body, values) as never } : {}),
      idempotencyKey: crypto.randomUUID(),
    } as never,
  );
  return { name: nameOf(endpoint), status, code: errors[0]?.code };
}

const everyPair = unsafe.flatMap((one, at) => unsafe.slice(at).map((other) => [one, other] as const));
function shuffled<T>(all: readonly T[], next: () => number): T[] {
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
/** The calls two by two, so that each meets itself and another; then as many other pairs as are asked for. */
function drawn() {
  if (PAIRS === 'all') return everyPair;
  const next = random(SEED);
  const calls = shuffled(unsafe, next);
  const twos = calls.flatMap((one, at) => (at % 2 ? [] : [[one, calls[at + 1] ?? one] as const]));
  return [...twos, ...shuffled(everyPair, next).slice(0, Math.max(Number(PAIRS) - twos.length, 0))];
}

async function inLanes<T>(left: T[], work: (one: T) => Promise<void>): Promise<void> {
  const lane = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

describe.runIf(testEngine() === 'postgres')('unsafe calls of one person', () => {
  test('most of them succeed alone, so pairs of them mean something', { timeout: 120_000 }, async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    await inLanes([...unsafe], async (endpoint) => {
      answers.push(await send(endpoint, await everythingOf(backend, passwordHash)));
    });
    const refused = answers.filter(({ status }) => status >= 300);
    expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
    const told = refused.map(({ name, status, code }) => `${name} ${status} ${code ?? ''}`).join('\n');
    expect(1 - refused.length / answers.length, told).toBeGreaterThan(LEAST_DONE);
  });

  test(
    `${PAIRS} pairs of seed «${SEED}», each twice at once: no deadlock, no failure`,
    { timeout: 900_000 },
    async () => {
      const failed: unknown[] = [];
      const pairs = drawn();
      expect(new Set(pairs.flat())).toEqual(new Set(unsafe));
      await inLanes(pairs, async ([one, other]) => {
        const everything = await everythingOf(backend, passwordHash);
        const answers = await Promise.all([one, other, other, one].map((call) => send(call, everything)));
        if (answers.some(({ status }) => status >= 500)) failed.push(answers);
      });
      expect(failed).toEqual([]);
      expect(await deadlocksOf(backend.db)).toBe(0);
    },
  );
});
