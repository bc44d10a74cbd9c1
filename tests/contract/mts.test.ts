import { eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSlot } from '@/api/trainings/endpoints';
import { changeTraining } from '@/api/timetable/endpoints';
import { registerOnWebinar } from '@/api/webinars/endpoints';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { askLinks } from '@/backend/services/mts/ask-links';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining } from '../helpers/whole-training';
import { startWebinarService } from '../helpers/webinar-service';

const now = new Date('2026-11-20T12:00:00Z');
type Service = Awaited<ReturnType<typeof startWebinarService>>;
let service: Service;
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let leader: Actor;
beforeAll(async () => {
  service = await startWebinarService();
  const env = { MTS_BASE_URL: service.origin, MTS_TOKEN: 'key', PUBLIC_URL: 'https://portal.example' };
  backend = await startTestBackend({ now, env });
  given = givenTrainings(backend);
  leader = await backend.as('trainer');
});
afterAll(async () => {
  await backend.close();
  await service.close();
});

const ask = (as: Actor | undefined, trainingId: string, on = backend) =>
  on.call(registerOnWebinar, { ...(as ? { as } : {}), body: { trainingId } });

async function booked(eventId: string | null = '777') {
  const { id, startsAt } = await given.training({ leaderId: leader.id });
  await backend.db.update(trainings).set({ mtsEventId: eventId }).where(eq(trainings.id, id));
  const as = await backend.given.user({ firstName: 'Анна', lastName: 'Соколова' });
  const { value } = await given.register(as, id);
  return { id, as, startsAt, registrationId: value.registeredPharmacistId ?? '' };
}

test('a link is for whoever has a seat on a webinar', async () => {
  const { id } = await booked();
  expect((await ask(undefined, id)).status).toBe(401);
  expect(codeOf(await ask(await backend.as(), id))).toBe('404 registration-missing');
  expect(codeOf(await ask(await backend.as(), '987654321'))).toBe('404 training-missing');
  const hall = await given.training({ city: unique('Казань') });
  const person = await backend.as();
  await given.register(person, hall.id);
  expect(codeOf(await ask(person, hall.id))).toBe('409 not-a-webinar');
});

describe('the service', () => {
  test('is asked once, and learns a first name, an initial and an address that leads nowhere', async () => {
    const { id, as, registrationId } = await booked();
    const before = service.asked.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(as, id)));
    const codes = new Set(answers.map(({ status }) => status));
    expect([...codes].every((status) => status === 200 || status === 409)).toBe(true);
    expect(service.asked.slice(before)).toEqual([
      {
        path: '/v3/eventsessions/777/register',
        token: 'key',
        fields: {
          ...{ nickname: 'Анна С.', email: `p${registrationId}@portal.example` },
          ...{ role: 'GUEST', isAutoEnter: 'true', sendEmail: 'false' },
        },
      },
    ]);
    const link = `https://meet.example/${String(service.asked.length)}`;
    expect((await ask(as, id)).value.link).toBe(link);
    expect((await backend.call(getSlot, { as, params: { id } })).value.joinUrl).toBe(link);
    expect(service.asked).toHaveLength(before + 1);
  });

  test('that is away takes no seat; a job asks again, later', async () => {
    const { id, as } = await booked();
    service.answer(500);
    const refused = await ask(as, id);
    expect([codeOf(refused), refused.headers.get('retry-after')]).toEqual(['503 webinar-service-away', '30']);
    const slot = async () => (await backend.call(getSlot, { as, params: { id } })).value;
    expect(await slot()).toMatchObject({ myState: 'registered', joinUrl: null });
    const count = service.asked.length;
    await askLinks(backend.deps);
    expect(service.asked).toHaveLength(count);
    service.answer(200);
    await backend.during(new Date(now.getTime() + 6 * MINUTE_MS), () => askLinks(backend.deps));
    expect((await slot()).joinUrl).toMatch(/^https:\/\/meet\.example\//);
  });

  test.each([
    ['an event it does not know', 404],
    ['an event of another account', 403],
    ['one participant', 400],
  ])('that refuses %s keeps the job from nobody else', async (what, code) => {
    const number = `wrong${String(code)}`;
    service.refuse(number, code);
    // a hall that the job meets first, and more of it than one turn takes
    const { id: wrong } = await given.training({ leaderId: leader.id, inDays: 1, capacity: null });
    await backend.db.update(trainings).set({ mtsEventId: number }).where(eq(trainings.id, wrong));
    for (let nth = 0; nth < 60; nth += 1) await given.seat((await backend.given.user()).id, wrong);
    const { id, as, registrationId } = await booked();
    const failed = { joinState: 'failed' as const, updatedAt: new Date(now.getTime() - 6 * MINUTE_MS) };
    for (const own of [
      eq(trainingRegistrations.trainingId, wrong),
      eq(trainingRegistrations.id, registrationId),
    ]) {
      await backend.db.update(trainingRegistrations).set(failed).where(own);
    }
    const before = service.asked.length;
    for (let turn = 0; turn < 2; turn += 1) await askLinks(backend.deps);
    expect((await backend.call(getSlot, { as, params: { id } })).value.joinUrl).toMatch(/meet\.example/);
    const asked = service.asked.slice(before).filter(({ path }) => path.includes(number)).length;
    expect(asked, what).toBe(code === 400 ? 60 : 1);
    await backend.db.update(trainings).set({ mtsEventId: null }).where(eq(trainings.id, wrong));
  });

  test('is asked first for who has waited longest: those it refuses for ever fill no turn', async () => {
    service.refuse('full', 422);
    const { id: full } = await given.training({ leaderId: leader.id, inDays: 1, capacity: null });
    await backend.db.update(trainings).set({ mtsEventId: 'full' }).where(eq(trainings.id, full));
    for (let nth = 0; nth < 50; nth += 1) await given.seat((await backend.given.user()).id, full);
    const { id, as, registrationId } = await booked();
    const row = trainingRegistrations;
    const fail = (minutes: number, own: SQL) =>
      backend.db
        .update(row)
        .set({ joinState: 'failed', updatedAt: new Date(now.getTime() - minutes * MINUTE_MS) })
        .where(own);
    // asked in the turn of five minutes ago, and due again in this one
    await fail(6, eq(row.trainingId, full));
    await fail(7, eq(row.id, registrationId));
    await askLinks(backend.deps);
    expect((await backend.call(getSlot, { as, params: { id } })).value.joinUrl).toMatch(/meet\.example/);
    await backend.db.update(trainings).set({ mtsEventId: null }).where(eq(trainings.id, full));
  });

  test('is asked by the job for whom a server that died was asking, half a minute later', async () => {
    const { id, as, registrationId } = await booked();
    const own = eq(trainingRegistrations.id, registrationId);
    await backend.db.update(trainingRegistrations).set({ joinState: 'asking', updatedAt: now }).where(own);
    const after = (seconds: number) =>
      backend.during(new Date(now.getTime() + seconds * 1000), () => askLinks(backend.deps));
    const link = async () => (await backend.call(getSlot, { as, params: { id } })).value.joinUrl;
    await after(29);
    expect(await link()).toBeNull();
    await after(31);
    expect(await link()).toMatch(/^https:\/\/meet\.example\//);
  });

  test.each([
    ['named after a press', null, '777'],
    ['another', '777', '778'],
  ])('gives a link of the event: its number is %s', async (_, from, to) => {
    const { id, as } = await booked(from);
    const slot = async () => (await backend.call(getSlot, { as, params: { id } })).value;
    expect((await slot()).canJoin).toBe(from !== null);
    const count = service.asked.length;
    expect(codeOf(await ask(as, id))).toBe(from === null ? '409 link-unknown' : '200');
    expect(service.asked).toHaveLength(count + (from === null ? 0 : 1));
    const body = { ...(await wholeTraining(backend, leader, id)), mtsEventId: to };
    const changed = await backend.call(changeTraining, { as: leader, params: { id }, body });
    expect(changed.status).toBe(200);
    expect(await slot()).toMatchObject({ joinUrl: null, canJoin: true });
    const { value } = await ask(as, id);
    expect(service.asked.at(-1)?.path).toBe(`/v3/eventsessions/${to}/register`);
    expect(value.link).toBe(`https://meet.example/${String(service.asked.length)}`);
    // what changes beside the number leaves the link
    const again = { ...(await wholeTraining(backend, leader, id)), notes: 'Наушники' };
    await backend.call(changeTraining, { as: leader, params: { id }, body: again });
    expect((await slot()).joinUrl).toBe(value.link);
  });

  test('of a webinar that has begun stays: its event changes no more', async () => {
    const { id, as, startsAt } = await booked();
    const { value } = await ask(as, id);
    await backend.during(startsAt, async () => {
      const whole = await wholeTraining(backend, leader, id);
      const change = (patch: object) =>
        backend.call(changeTraining, { as: leader, params: { id }, body: { ...whole, ...patch } });
      for (const mtsEventId of ['778', null]) {
        expect(codeOf(await change({ mtsEventId }))).toBe('409 training-started');
      }
      expect((await change({ notes: 'Наушники' })).status).toBe(200);
      expect((await backend.call(getSlot, { as, params: { id } })).value.joinUrl).toBe(value.link);
    });
  });

  test('of a webinar whose event was forgotten can be named once it has begun', async () => {
    const { id, startsAt } = await booked();
    await backend.db.update(trainings).set({ mtsEventId: null }).where(eq(trainings.id, id));
    await backend.during(startsAt, async () => {
      const body = { ...(await wholeTraining(backend, leader, id)), mtsEventId: '779' };
      expect((await backend.call(changeTraining, { as: leader, params: { id }, body })).status).toBe(200);
    });
  });

  test('that answers after the number has changed gives no link to keep', async () => {
    const { id, as } = await booked();
    const answer = service.hold();
    const asked = ask(as, id);
    await answer.reached;
    const body = { ...(await wholeTraining(backend, leader, id)), mtsEventId: '778' };
    await backend.call(changeTraining, { as: leader, params: { id }, body });
    answer.release();
    await asked;
    expect((await backend.call(getSlot, { as, params: { id } })).value.joinUrl).toBeNull();
  });
});

test('without the service there is no link, and none is offered', async () => {
  const alone = await startTestBackend({ now });
  const trained = givenTrainings(alone);
  const { id } = await trained.training();
  await alone.db.update(trainings).set({ mtsEventId: '9' }).where(eq(trainings.id, id));
  const as = await alone.as();
  await trained.register(as, id);
  expect(codeOf(await ask(as, id, alone))).toBe('409 link-unknown');
  const { value } = await alone.call(getSlot, { as, params: { id } });
  expect(value).toMatchObject({ joinUrl: null, canJoin: false });
  await alone.close();
});

test('the real e-mail leaves only where the owner has said so; half a configuration does not start', async () => {
  const env = { MTS_BASE_URL: service.origin, MTS_TOKEN: 'key', MTS_SEND_EMAIL: '1' };
  const open = await startTestBackend({ now, env });
  const trained = givenTrainings(open);
  const { id } = await trained.training();
  await open.db.update(trainings).set({ mtsEventId: '9' }).where(eq(trainings.id, id));
  const as = await open.as();
  await trained.register(as, id);
  await ask(as, id, open);
  expect(service.asked.at(-1)?.fields.email).toBe(as.email);
  await open.close();
  await expect(startTestBackend({ env: { MTS_TOKEN: 'key' } })).rejects.toThrow(/MTS_BASE_URL and MTS_TOKEN/);
});
