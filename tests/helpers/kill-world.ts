import { pino } from 'pino';
import { readConfig } from '@/backend/config';
import { openDatabase, type Source } from '@/backend/db/client';
import { folderStore } from '@/backend/files/store';
import { makeCtx, type Deps } from '@/backend/http/context';
import { makeGiven, type Actor } from './given';
import { givenGifts } from './given-gifts';
import { givenLearning, type GivenTest } from './given-learning';

export const SECRET = 'a secret that this test shares with its servers';
export const STOCK = 1_000_000;
/** Points of each mark that a person starts with. */
export const PURSE = 100_000;

/** A person who orders, transfers and passes tests, with enough of everything. */
export interface Busy {
  actor: Actor;
  giftId: string;
  tests: GivenTest[];
}

/** Opens the data in this process; the server must be stopped. */
export async function openWorld(source: Source, dataDir: string) {
  const database = await openDatabase(source);
  const now = () => new Date();
  const deps: Deps = {
    database,
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    log: pino({ level: 'silent' }),
    secret: new TextEncoder().encode(SECRET),
    mail: { send: async () => undefined },
    files: folderStore(dataDir),
    now,
  };
  const facts = { requestId: 'test', ip: '127.0.0.1', userAgent: 'test' };
  const parts = {
    db: database.db,
    given: makeGiven(deps),
    clock: { now, set: () => undefined, advance: () => undefined },
    ctx: () => makeCtx(deps, null, { ...facts, idempotencyKey: crypto.randomUUID() }),
  };
  return { ...parts, close: () => database.close() };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Creates `people` busy people in an open wave, a gift for each and `tests` tests for all. */
export async function fillWorld(world: World, people: number, tests: number): Promise<Busy[]> {
  const [gifts, learning] = [givenGifts(world), givenLearning(world)];
  await gifts.wave();
  const markId = (await world.given.mark({ slug: 'lrp', name: 'La Roche-Posay' })).id;
  const toPass: GivenTest[] = [];
  for (let count = 0; count < tests; count += 1) toPass.push(await learning.test({ markId, pays: [10] }));
  const made: Busy[] = [];
  for (let at = 0; at < people; at += 1) {
    const actor = await gifts.rich(PURSE);
    await gifts.points(actor.id, 'vichy', PURSE);
    const gift = await gifts.gift({ price: 1, amount: STOCK, limit: STOCK });
    made.push({ actor, giftId: gift.id, tests: [...toPass] });
  }
  return made;
}
