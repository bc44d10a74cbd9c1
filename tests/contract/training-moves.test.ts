import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSlots, removeRegistration } from '@/api/trainings/endpoints';
import { users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

const FAR = unique('Красноярск');

/** A pharmacist of a city with a seat in one of its halls. */
async function booked() {
  const home = unique('Казань');
  const { id: pharmacyId } = await backend.given.pharmacy({ city: home });
  const as = await backend.given.user({ pharmacyId });
  const topicId = await given.topic();
  const date = await given.training({ topicId, city: home, inDays: 2 });
  const { value } = await given.register(as, date.id);
  return { as, home, topicId, date, seat: value.registeredPharmacistId ?? '' };
}

const offered = async (as: Actor, insteadOf: string, size = 50) =>
  (await backend.call(listSlots, { as, query: { filter: { insteadOf }, page: { number: 1, size } } })).value;
const idsOf = async (as: Actor, seat: string, size?: number) =>
  (await offered(as, seat, size)).items.map(({ id }) => id);

test('what a seat is moved to comes by how near it is, before the page is cut: this topic, then others', async () => {
  const { as, home, topicId, seat } = await booked();
  for (let made = 0; made < 8; made += 1) {
    await given.training({ topicId, city: FAR, inDays: 3 + made / 10 });
  }
  const webinar = await given.training({ topicId, inDays: 20 });
  const hall = await given.training({ topicId, city: home, inDays: 30 });
  const [otherHall, otherWebinar] = [
    await given.training({ city: home, inDays: 29 }),
    await given.training({ inDays: 3 }),
  ];
  expect((await idsOf(as, seat, 5)).slice(0, 2)).toEqual([hall.id, webinar.id]);
  const all = await idsOf(as, seat);
  expect(all.slice(0, 2)).toEqual([hall.id, webinar.id]);
  // then the eight far away of this topic, and what else is near
  const rest = all.slice(10);
  expect(rest.slice(0, 1)).toEqual([otherHall.id]);
  expect(rest).toContain(otherWebinar.id);
  expect(rest.indexOf(otherWebinar.id)).toBeGreaterThan(0);
});

test('never a date without a seat, a past or cancelled one, one’s own, or of a topic with another seat', async () => {
  const { as, topicId, date, seat } = await booked();
  const full = await given.training({ topicId, capacity: 1 });
  await given.seat((await backend.as()).id, full.id);
  const past = await given.training({ topicId, inDays: -1 });
  const sits = await given.topic();
  const [own, beside] = [
    await given.training({ topicId: sits, inDays: 6 }),
    await given.training({ topicId: sits, inDays: 8 }),
  ];
  await given.register(as, own.id);
  const free = await given.training({ topicId, inDays: 10 });
  const ids = await idsOf(as, seat, 100);
  expect(ids[0]).toBe(free.id);
  for (const { id } of [date, full, past, own, beside]) expect(ids).not.toContain(id);
});

test('nothing for somebody else’s seat, one that was given up, or none', async () => {
  const { as, seat } = await booked();
  const { seat: others } = await booked();
  for (const id of [others, '987654321', 'x']) expect(await idsOf(as, id)).toEqual([]);
  expect((await backend.call(removeRegistration, { as, params: { id: seat }, body: {} })).status).toBe(204);
  const { items, meta } = await offered(as, seat);
  expect([items, meta.nearest]).toEqual([[], null]);
});

test('nothing is far for who has no city', async () => {
  const { as, topicId, seat } = await booked();
  await backend.db.update(users).set({ pharmacyId: null }).where(eq(users.id, as.id));
  const far = await given.training({ topicId, city: FAR, inDays: 5 });
  const webinar = await given.training({ topicId, inDays: 4 });
  expect((await idsOf(as, seat)).slice(0, 2)).toEqual([far.id, webinar.id]);
});
