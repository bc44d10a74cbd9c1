import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Shapes } from '@/api/core/endpoint';
import { checkInAtDoor } from '@/api/door/endpoints';
import { getPharmacy } from '@/api/pharmacies/endpoints';
import {
  listAllRegistered,
  markVisit,
  recordGroup,
  recordPerson,
  recordWalkIn,
  removeRegistrations,
  takeBackVisit,
} from '@/api/registrations/endpoints';
import { answerSignal, listRadar, noteStop, saveDayPlan } from '@/api/representative/endpoints';
import { changeNotice, removeRegistration } from '@/api/trainings/endpoints';
import {
  confirmPharmacy,
  getUser,
  getUserStatistics,
  listUserScores,
  listUsers,
  noteLeft,
  removeAvatar,
  updateAvatar,
  updateUser,
} from '@/api/user/endpoints';
import { representative } from '@/lib/access/roles';
import { HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { CallOptions } from '../helpers/call';
import { contracts, nameOf } from '../helpers/contracts';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';
import { namesSomebody } from '../helpers/names-somebody';

const NOW = new Date('2026-11-20T09:00:00Z');
const DAY = '2026-11-20';
const ABSENT = '987654321';
let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
let world: Awaited<ReturnType<typeof land.world>>;
let coming: { id: string };
/** Under way, so that visits can be marked. */
let running: { id: string };
/** Of the person abroad. */
let seats: { coming: string; running: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  world = await land.world();
  coming = await trained.training();
  running = await trained.training({ startsAt: new Date(NOW.getTime() - HOUR_MS) });
  const { id } = world.people.abroad;
  seats = { coming: await trained.seat(id, coming.id), running: await trained.seat(id, running.id) };
});
afterAll(() => backend.close());

const key = () => ({ idempotencyKey: crypto.randomUUID() });

type Ids = { person: string; pharmacy: string; seats: typeof seats };
type Asked = {
  endpoint: Endpoint;
  send: () => Promise<{ status: number; errors: unknown; document: unknown }>;
};
const picture = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'me.png', { type: 'image/png' });

/** Every call of a member of staff that names a person, a pharmacy, or a registration of theirs. */
function calls(as: Actor, { person: id, pharmacy: pharmacyId, seats: seat }: Ids): Asked[] {
  const user = { as, params: { id } };
  const on = (training: { id: string }) => ({ as, params: { id: training.id }, ...key() });
  const ask = <S extends Shapes>(endpoint: Endpoint<S>, options: CallOptions<S> & { as: Actor }): Asked => ({
    endpoint: endpoint as Endpoint,
    send: () => backend.call(endpoint, options),
  });
  const day = { as, params: { id: DAY } };
  return [
    ask(getUser, user),
    ask(listUserScores, user),
    ask(getUserStatistics, user),
    ask(updateUser, { ...user, body: { firstName: 'Инна' } }),
    ask(updateAvatar, { ...user, body: { file: picture() } }),
    ask(removeAvatar, user),
    ask(confirmPharmacy, { ...user, body: { pharmacyId } }),
    ask(noteLeft, { ...user, body: { pharmacyId, hasLeft: true } }),
    ask(getPharmacy, { as, params: { id: pharmacyId } }),
    ask(answerSignal, { ...user, body: { answer: 'done', kinds: ['quiet'] } }),
    ask(saveDayPlan, { ...day, body: { pharmacyIds: [pharmacyId] } }),
    ask(noteStop, { ...day, body: { pharmacyId, visited: true } }),
    ask(recordPerson, { ...on(coming), body: { userId: id } }),
    ask(recordWalkIn, { ...on(running), body: { userId: id } }),
    ask(recordGroup, { ...on(coming), body: { userIds: [id], mode: 'all' } }),
    ask(removeRegistration, { as, params: { id: seat.coming }, body: {} }),
    ask(changeNotice, { as, params: { id: seat.coming }, body: { notLaterHours: 3 }, ...key() }),
    ask(markVisit, { as, params: { id: seat.running }, body: {}, ...key() }),
    ask(takeBackVisit, { as, params: { id: seat.running }, body: { reason: 'Ошибка' } }),
    ask(checkInAtDoor, {
      ...{ as, params: { id: running.id } },
      body: { registrationId: seat.running, source: 'manual' },
    }),
  ];
}

/** Lists that may be asked for somebody's rows alone: of a stranger they are as empty as of nobody. */
function lists(as: Actor, { person, pharmacy }: Ids): Asked[] {
  const list = <S extends Shapes>(endpoint: Endpoint<S>, query: CallOptions<S>['query']): Asked => ({
    endpoint: endpoint as Endpoint,
    send: () => backend.call(endpoint, { as, query } as CallOptions<S> & { as: Actor }),
  });
  return [
    list(listUsers, { filter: { is_pharmacist: '1', pharmacy_id: pharmacy } }),
    list(listAllRegistered, { filter: { userId: person } }),
    list(listAllRegistered, { filter: { pharmacyId: pharmacy } }),
    list(listRadar, { filter: { pharmacy_id: pharmacy } }),
  ];
}

/** Of nobody's session, or of another server. */
const NOBODYS = ['public', 'collector', 'sign-in-tokens.issue'];
const CONTENT = 'its ids are of content';
const OWN = 'its ids are the viewer’s own: `core-matrix-owned.test.ts`';
const OWN_LIST = 'answers the viewer’s own rows';
const OFF = 'off unless its feature is on: `invitations.test.ts`';
/** Calls that look as if they took such an id and are not asked here, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'DELETE /v1/user/sessions/{id}': OWN,
  'DELETE /back/v1/user-notifications/push-subscriptions/{id}': OWN,
  'POST /v1/messages/-actions/read': OWN_LIST,
  'POST /back/v1/user-notifications/-actions/read': OWN_LIST,
  'GET /motivation/inetstudio/acl-package/v1/users/{id}/-actions/user-points-monthly':
    'one’s own alone: `programme.test.ts`',
  'POST /motivation/v1/tests/-actions/state': CONTENT,
  'POST /v1/surveys/-actions/state': CONTENT,
  'POST /v1/tests/-actions/state': CONTENT,
  'GET /inetstudio/faq-package/v1/questions': 'another’s are of who manages questions: 403 to the rest',
  'GET /inetstudio/reviews-package/v1/reviews': OWN_LIST,
  'GET /v1/representative/day-plans/{id}': 'its id is a day, the plan the viewer’s own',
  'POST /v1/pharmacist/registration': OFF,
  'POST /v1/pharmacist/registration/{id}/resend': OFF,
  'GET /v1/training/user-info/{id}': 'its id is the training’s, the answer the viewer’s own (decision 21)',
  'POST /v1/training/{id}/messages': 'of who leads the training: `training-messages.test.ts`',
  'POST /inetstudio/acl-package/v1/users/{id}/-actions/archive': 'of admins, who see everyone',
  'DELETE /v1/training-registered-pharmacist': 'answers of each id: asked below',
};

describe.each([...representative])('%s', (role) => {
  test('a stranger is as absent as nobody, in every call that names a person', async () => {
    const as = await land.agent(role, world);
    const abroad = { person: world.people.abroad.id, pharmacy: world.pharmacies.abroad.id };
    const nobody = { person: ABSENT, pharmacy: ABSENT, seats: { coming: ABSENT, running: ABSENT } };
    // ids that were asked about are all that may differ, and links that repeat the question
    const asked = [abroad.person, abroad.pharmacy, ABSENT].map((id) => new RegExp(`"${id}"`, 'g'));
    const bare = (told: unknown) =>
      asked.reduce(
        (text, id) => text.replace(id, '…'),
        JSON.stringify({ ...(told as object), links: undefined }),
      );
    for (const of of [calls, lists]) {
      const nobodys = of(as, nobody);
      for (const [at, { endpoint, send }] of of(as, { ...abroad, seats }).entries()) {
        const name = nameOf(endpoint);
        const [foreign, absent] = [await send(), await nobodys[at]?.send()];
        expect(foreign.status, name).toBe(absent?.status);
        expect(bare(foreign.document), name).toBe(bare(absent?.document));
        const refusal = endpoint === (recordGroup as Endpoint) ? 409 : 404;
        expect(foreign.status, name).toBe(of === lists ? 200 : refusal);
      }
    }
  });

  test('several registrations at once: a stranger’s stays, and is told of as one that never was', async () => {
    const as = await land.agent(role, world);
    const { value } = await backend.call(removeRegistrations, { as, body: { ids: [seats.coming, ABSENT] } });
    const [foreign, absent] = value.items;
    expect(foreign).toMatchObject({ removed: false, code: absent?.code });
    expect(await trained.people(coming.id, 'registered')).toContain(world.people.abroad.id);
  });
});

test('every call that takes the id of a person, a pharmacy or a registration is asked above, or has a reason', async () => {
  const nobody = { person: ABSENT, pharmacy: ABSENT, seats };
  const { own } = world.people;
  const asked = [...calls(own, nobody), ...lists(own, nobody)].map(({ endpoint }) => nameOf(endpoint));
  const named: string[] = [];
  const staffs = (await contracts()).filter(({ needs }) => !NOBODYS.includes(needs));
  for (const endpoint of staffs) if (await namesSomebody(endpoint)) named.push(nameOf(endpoint));
  expect(named.filter((name) => !asked.includes(name) && !ELSEWHERE[name])).toEqual([]);
  expect([...asked, ...Object.keys(ELSEWHERE)].filter((name) => !named.includes(name))).toEqual([]);
});
