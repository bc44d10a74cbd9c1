import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCertificate, getCertificateFile } from '@/api/certificates/endpoints';
import type { Endpoint } from '@/api/core/endpoint';
import { endDevice } from '@/api/devices/endpoints';
import { removePush } from '@/api/notifications/endpoints';
import { cancelOrder, receiveOrder, sendOrder } from '@/api/orders/endpoints';
import { deleteRating } from '@/api/ratings/endpoints';
import { removeReview, showReview } from '@/api/reviews/endpoints';
import { cancelRun, getRun, getRunFile } from '@/api/runs/endpoints';
import { changeNotice, removeRegistration } from '@/api/trainings/endpoints';
import {
  getUser,
  getUserStatistics,
  listUserScores,
  removeAvatar,
  updateAvatar,
  updateUser,
} from '@/api/user/endpoints';
import { certificates } from '@/backend/db/schema/certificates';
import { ratings } from '@/backend/db/schema/learning';
import { pushSubscriptions } from '@/backend/db/schema/notifications';
import { orders } from '@/backend/db/schema/orders';
import { reviews } from '@/backend/db/schema/academy';
import { runs } from '@/backend/db/schema/runs';
import { files } from '@/backend/db/schema/system';
import { admin, ROLES, seesEveryone, type Role } from '@/lib/access/roles';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { contracts, nameOf } from '../helpers/contracts';
import { unique, type Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let shop: GivenGifts;
let learning: GivenLearning;
let mark: string;
let picture: File;
beforeAll(async () => {
  backend = await startTestBackend({ env: { ENABLED_FEATURES: 'social-activity' } });
  shop = givenGifts(backend);
  learning = givenLearning(backend);
  await shop.wave();
  mark = (await backend.given.mark({ slug: 'lrp' })).id;
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });
  picture = new File([new Uint8Array(await red.png().toBuffer())], 'me.png', { type: 'image/png' });
});
afterAll(() => backend.close());

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('The row was not made');
  return row;
};

async function order(owner: Actor): Promise<string> {
  const { id } = await shop.gift({ price: 1, amount: 100, limit: 100 });
  await shop.points(owner.id, 'lrp', 1);
  await shop.put(owner, id, 1);
  const items = [{ giftId: id, quantity: 1 }];
  return (await backend.call(sendOrder, { as: owner, body: { items } })).value.id;
}
/** One that is on its way. */
async function sentOrder({ id: userId }: Actor): Promise<string> {
  const { id: waveId } = await shop.wave();
  const values = { userId, waveId, totalSum: 0, submittedAt: new Date(), status: 'sent' as const };
  return only(await backend.db.insert(orders).values(values).returning()).id;
}
async function certificate({ id: userId }: Actor): Promise<string> {
  const values = {
    number: unique('n'),
    userId,
    subjectType: 'test' as const,
    subjectId: unique('s'),
    title: 'Кожа',
  };
  return only(
    await backend.db
      .insert(certificates)
      .values({ ...values, holder: 'Анна' })
      .returning(),
  ).id;
}
async function rating({ id: userId }: Actor): Promise<string> {
  const { id: rateableId } = await learning.article();
  const values = { userId, rateableType: 'article' as const, rateableId, rating: 5 };
  return only(await backend.db.insert(ratings).values(values).returning()).id;
}
async function review({ id: userId }: Actor): Promise<string> {
  const values = { userId, markId: mark, title: 'Крем', link: `https://example.ru/${unique('r')}` };
  return only(await backend.db.insert(reviews).values(values).returning()).id;
}
async function pushDevice({ id: userId, sessionId }: Actor): Promise<string> {
  const keys = { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'a', device: 'Chrome' };
  const values = { userId, sessionId, fingerprint: unique('f'), ...keys };
  return only(await backend.db.insert(pushSubscriptions).values(values).returning()).id;
}
const runOf = async (values: typeof runs.$inferInsert) =>
  only(await backend.db.insert(runs).values(values).returning()).id;
const run = { kind: 'account-data' as const, leaseUntil: new Date('2099-01-01') };
const openRun = ({ id: ownerId }: Actor) => runOf({ ...run, ownerId });
async function runWithFile({ id: ownerId }: Actor): Promise<string> {
  const storageKey = `private/${unique('run')}.zip`;
  await backend.deps.files.put(new Uint8Array(9), { extension: 'zip', key: storageKey });
  const values = {
    purpose: 'run',
    name: 'Мои данные.zip',
    mime: 'application/zip',
    extension: 'zip',
    size: 9,
  };
  const file = only(
    await backend.db
      .insert(files)
      .values({ ...values, ownerId, storageKey })
      .returning(),
  );
  return runOf({ ...run, ownerId, status: 'done', fileId: file.id, expiresAt: run.leaseUntil });
}
async function booking(owner: Actor): Promise<string> {
  const trained = givenTrainings(backend);
  const { value } = await trained.register(owner, (await trained.training()).id, { confirmOverlap: true });
  return value.registeredPharmacistId ?? '';
}
async function place(owner: Actor): Promise<string> {
  const trained = givenTrainings(backend);
  const { id } = await trained.training({ capacity: 1 });
  await trained.seat((await backend.as()).id, id);
  const { value } = await trained.register(owner, id, { waiting: true, confirmOverlap: true });
  return value.waitingId ?? '';
}
const session = async ({ id }: Actor) => (await backend.given.session(id)).sessionId;
const person = ({ id }: Actor) => Promise.resolve(id);

interface Owned {
  endpoint: Endpoint;
  /** Makes the thing for its owner; its id. */
  make: (owner: Actor) => Promise<string>;
  body?: () => object;
  /** Roles that may do it to anybody's; nobody when absent. */
  staff?: readonly Role[];
  /** Roles that see it, and are therefore refused by 403 in place of 404. */
  seenBy?: readonly Role[];
}
const owned = (
  endpoint: unknown,
  make: Owned['make'],
  rest: Omit<Owned, 'endpoint' | 'make'> = {},
): Owned => ({
  endpoint: endpoint as Endpoint,
  make,
  ...rest,
});

const OWNED: readonly Owned[] = [
  owned(getUser, person, { staff: seesEveryone }),
  owned(listUserScores, person, { staff: seesEveryone }),
  owned(getUserStatistics, person, { staff: seesEveryone }),
  owned(updateUser, person, { staff: admin, seenBy: ['support'], body: () => ({ firstName: 'Мария' }) }),
  owned(updateAvatar, person, { staff: admin, seenBy: ['support'], body: () => ({ file: picture }) }),
  owned(removeAvatar, person, { staff: admin, seenBy: ['support'] }),
  owned(endDevice, session),
  owned(removePush, pushDevice),
  owned(getCertificate, certificate),
  owned(getCertificateFile, certificate),
  owned(deleteRating, rating),
  owned(showReview, review, { staff: admin }),
  owned(removeReview, review, { staff: admin }),
  owned(cancelOrder, order, { staff: admin }),
  owned(receiveOrder, sentOrder),
  owned(removeRegistration, booking, { staff: seesEveryone, body: () => ({}) }),
  owned(changeNotice, place, { body: () => ({ notLaterHours: 3 }) }),
  owned(getRun, openRun),
  owned(cancelRun, openRun),
  owned(getRunFile, runWithFile),
];

/** Ids of content: everybody may open it, and what is told of it falls to the one who tells. */
const CONTENT = [
  'DELETE /back/v1/learning-content/{id}/-actions/remove-from-favorites',
  'GET /motivation/inetstudio/articles-package/v1/articles/{id}',
  'GET /motivation/v1/test/{id}',
  'PATCH /motivation/v1/test/{id}/answers',
  'POST /motivation/inetstudio/articles-package/v1/articles/{id}/-actions/progress',
  'POST /motivation/v1/test/{id}/send',
  // one's own alone, while the programme lasts: `programme.test.ts`
  'GET /motivation/inetstudio/acl-package/v1/users/{id}/-actions/user-points-monthly',
  'GET /back/v1/glossary/glossary-words/-actions/products/composition/{id}',
  'GET /inetstudio/articles-package/v1/articles/{id}',
  'GET /inetstudio/pages-package/v1/pages/{id}',
  'GET /inetstudio/products-package/v1/products/{id}',
  'GET /v1/gift/{id}',
  'GET /v1/interactive-module/{id}',
  'GET /v1/survey/{id}',
  'GET /v1/test/{id}',
  'GET /v1/training/user-info/{id}',
  'GET /v1/training/{id}',
  'GET /v1/training/{id}/calendar',
  'GET /v1/training/{id}/questions',
  'PATCH /v1/survey/{id}/answers',
  'PATCH /v1/test/{id}/answers',
  'POST /back/v1/learning-content/{id}/-actions/add-to-favorites',
  'POST /inetstudio/articles-package/v1/articles/{id}/-actions/progress',
  'POST /v1/interactive-module/{id}/complete',
  'POST /v1/interactive-module/{id}/like',
  'POST /v1/survey/{id}/send',
  'POST /v1/test/{id}/send',
  'POST /v1/training/{id}/confirmation',
  'POST /v1/training/{id}/presence',
  'POST /v1/training/{id}/questions',
  'POST /v1/training/{id}/self-registration',
  'PUT /v1/interactive-module/{id}/state',
];

/** Everybody's with the right of their kind: `imports.test.ts` and `exports.test.ts` ask each call. */
const OF_A_KIND = [
  'GET /v1/imports/{id}',
  'GET /v1/imports/{id}/protocol',
  'GET /v1/imports/{id}/rows',
  'POST /inetstudio/exports-package/exports/{id}/-actions/start',
  'POST /v1/imports/{id}/-actions/apply',
  'POST /v1/imports/{id}/-actions/cancel',
  'POST /v1/imports/{id}/-actions/check',
  'POST /v1/imports/{id}/-actions/undo',
];

describe('own and foreign', () => {
  test.each(OWNED.map((row) => [nameOf(row.endpoint), row] as const))('%s', async (_, row) => {
    const { endpoint, make, body, staff = [], seenBy = [] } = row;
    const owner = await backend.as();
    let id = await make(owner);
    const send = async (as: Actor) => {
      const options = { as, params: { id }, ...(body ? { body: body() as never } : {}) };
      const { status } = await backend.call(endpoint, options);
      if (status < 300 && endpoint.method !== 'GET') id = await make(owner);
      return status < 300 ? 'done' : status;
    };
    expect(await send(await backend.as())).toBe(404);
    for (const role of ROLES) {
      const expected = staff.includes(role) ? 'done' : seenBy.includes(role) ? 403 : 404;
      expect([role, await send(await backend.as(role))]).toEqual([role, expected]);
    }
    expect(await send(owner)).toBe('done');
  });
});

test('every call with an id is a right’s, of content, or in the table above', async () => {
  const named = (await contracts())
    .filter(({ needs, path }) => needs === 'signed-in' && path.includes('{id}'))
    .map(nameOf);
  const exempt = [...CONTENT, ...OF_A_KIND];
  const known = new Set([...OWNED.map(({ endpoint }) => nameOf(endpoint)), ...exempt]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  // a call that is gone keeps no exemption: the next one of its name is asked anew
  expect(exempt.filter((name) => !named.includes(name))).toEqual([]);
});
