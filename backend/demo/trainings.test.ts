import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/domain/moscow';
import { overlaps } from '@/lib/domain/trainings/waiting';
import { SHOWPIECE } from './accounts';
import { makeCalendar } from './calendar';
import { makeDirectory } from './directory';
import { directorName, makePeople, quietSince } from './people';
import { makeTrainingActs } from './training-acts';
import { makeTrainings } from './trainings';

const now = new Date('2026-11-20T09:00:00Z');
const calendar = makeCalendar(now);
const directory = makeDirectory(calendar, directorName);
const people = makePeople(directory, { calendar, passwordHash: 'x', avatar: () => undefined });
const leaders = [people.staffIds.get('trainer') ?? '', people.staffIds.get('expert') ?? ''] as const;
const setting = { calendar, directory, people, leaders };
const made = makeTrainings(setting);
const acts = makeTrainingActs(setting, made);
const slotOf = new Map(made.trainings.map((slot) => [slot.id, slot]));
const rowsOf = (id: string) => made.registrations.filter(({ trainingId }) => trainingId === id);

test('three months of dates in twenty cities and eight zones, led by the trainer and the expert', () => {
  expect([made.topics.length, made.trainings.length]).toEqual([14, 62]);
  const days = made.trainings.map(({ startsAt }) => (startsAt.getTime() - calendar.today.getTime()) / DAY_MS);
  expect([Math.min(...days) < -54, Math.max(...days) > 34]).toEqual([true, true]);
  const halls = made.trainings.filter(({ type }) => type === 'offline');
  expect(new Set(halls.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(halls.map(({ timeZone }) => timeZone)).size).toBe(8);
  expect(new Set(made.trainings.map(({ leaderId }) => leaderId))).toEqual(new Set(leaders));
});

test('each topic has a picture of its brand', () => {
  const preview = (name: string) => ({ name }) as NonNullable<(typeof made.topics)[number]['image']>;
  const articles = Object.values(directory.markIds).flatMap((markId) => [
    { markId, preview: null },
    { markId, preview: preview(`one of ${markId}`) },
    { markId, preview: preview(`two of ${markId}`) },
  ]);
  for (const { markId, image } of makeTrainings({ ...setting, articles }).topics) {
    expect(image?.name).toMatch(new RegExp(`^(one|two) of ${markId}$`));
  }
});

test('seats add up: taken is registered, nobody waits beside a free seat, nobody sits on a cancelled one', () => {
  for (const { id, taken, capacity, status } of made.trainings) {
    const rows = rowsOf(id);
    const registered = rows.filter(({ state }) => state === 'registered').length;
    expect([id, taken]).toEqual([id, registered]);
    if (rows.some(({ state }) => state === 'waiting')) expect([id, taken]).toEqual([id, capacity]);
    if (status === 'cancelled') expect(rows.filter(({ state }) => state !== 'cancelled')).toEqual([]);
  }
});

test('nobody is in two places at once, or twice on a topic ahead; nothing was written ahead of today', () => {
  for (const { id: userId } of people.pharmacists) {
    const own = made.registrations.filter((row) => row.userId === userId);
    const slots = own.flatMap(({ trainingId }) => slotOf.get(trainingId) ?? []);
    const met = slots.flatMap((one, at) => slots.slice(at + 1).filter((other) => overlaps(one, other)));
    expect([userId, met]).toEqual([userId, []]);
    const ahead = slots.filter(({ startsAt }) => startsAt > now).map(({ topicId }) => topicId);
    expect([userId, new Set(ahead).size]).toEqual([userId, ahead.length]);
  }
  const late = made.registrations.filter(({ since, visitedAt }) => since > now || (visitedAt ?? since) > now);
  expect(late).toEqual([]);
});

test('some dates are full with a line, some cancelled, some visited', () => {
  const ahead = made.trainings.filter(({ startsAt }) => startsAt > now);
  const withLine = ahead.filter(({ id }) => rowsOf(id).some(({ state }) => state === 'waiting'));
  expect(withLine.length).toBeGreaterThanOrEqual(2);
  expect(made.trainings.filter(({ status }) => status === 'cancelled').length).toBe(2);
  expect(made.registrations.filter(({ visitedAt }) => visitedAt).length).toBeGreaterThan(50);
});

test('the showpiece is registered ahead, waits for a seat at home and has been three times', () => {
  const id = people.pharmacists.find(({ email }) => email === SHOWPIECE)?.id;
  const own = made.registrations.filter(({ userId }) => userId === id);
  const ahead = own.filter(({ trainingId }) => (slotOf.get(trainingId)?.startsAt ?? now) > now);
  expect(ahead.filter(({ state }) => state === 'registered').length).toBeGreaterThanOrEqual(1);
  expect(ahead.filter(({ state }) => state === 'waiting').length).toBe(1);
  expect(own.filter(({ visitedAt }) => visitedAt).length).toBe(3);
});

test('some have not come back for weeks, also in the territory of the representative; none of them is on a date', () => {
  const quiet = people.pharmacists.filter((one) => quietSince(one, calendar));
  const share = quiet.length / people.pharmacists.length;
  expect([share > 0.03, share < 0.15]).toEqual([true, true]);
  const pharmacyOf = new Map(people.users.map(({ id, pharmacyId }) => [id, pharmacyId]));
  const own = new Set(people.assignments.map(({ pharmacyId }) => pharmacyId));
  expect(quiet.filter(({ id }) => own.has(pharmacyOf.get(id) ?? '')).length).toBeGreaterThan(1);
  const ids = new Set(quiet.map(({ id }) => id));
  expect(made.registrations.filter(({ userId }) => userId && ids.has(userId))).toEqual([]);
});

test('seats were given up late, each by whoever had one', () => {
  const late = made.registrations.filter(({ cancelledLate }) => cancelledLate);
  expect(late.length).toBeGreaterThan(3);
  for (const { state, userId, cancelledById, cancelledAt, trainingId } of late) {
    const start = slotOf.get(trainingId)?.startsAt.getTime() ?? 0;
    const hours = (start - (cancelledAt?.getTime() ?? 0)) / 3_600_000;
    expect([state, cancelledById, hours > 0 && hours < 24]).toEqual(['cancelled', userId, true]);
  }
});

test('leaders are away on days ahead that hold none of their dates', () => {
  expect(new Set(acts.absences.map(({ leaderId }) => leaderId))).toEqual(new Set(leaders));
  for (const { leaderId, firstDay, lastDay } of acts.absences) {
    const held = made.trainings.filter(
      (one) => one.leaderId === leaderId && one.localDay >= firstDay && one.localDay <= lastDay,
    );
    expect([firstDay > '2026-11-20', firstDay <= lastDay, held]).toEqual([true, true, []]);
  }
});

test('seats are kept for a chain and for a link, and others are left for everybody', () => {
  const [chain, link] = acts.quotas;
  const slot = slotOf.get(chain?.trainingId ?? '');
  expect([chain?.kind, link?.kind, /^[A-Z0-9-]{19}$/.test(link?.code ?? ''), slot?.leaderId]).toEqual([
    'chain',
    'link',
    true,
    leaders[0],
  ]);
  const held = acts.quotas.reduce((sum, { seats }) => sum + seats, 0) - acts.quotaSeats.length;
  expect((slot?.capacity ?? 0) - (slot?.taken ?? 0)).toBeGreaterThan(held);
  const seat = made.registrations.find(({ id }) => id === acts.quotaSeats[0]?.registrationId);
  expect([seat?.trainingId, seat?.state]).toEqual([slot?.id, 'registered']);
});

test('the showpiece was written to before her date, visitors after theirs; points went to those who came', () => {
  const showpiece = people.pharmacists.find(({ email }) => email === SHOWPIECE)?.id;
  expect(acts.messages.map(({ to }) => to)).toEqual(['visited', 'registered']);
  for (const { people: reached, createdAt } of acts.messages) {
    expect([reached > 0, (createdAt ?? now) < now]).toEqual([true, true]);
  }
  expect(acts.news.map(({ userId, kind }) => [userId, kind])).toEqual([[showpiece, 'training']]);
  const { training, userIds, at } = acts.award;
  const came = rowsOf(training.id).flatMap(({ visitedAt, userId }) => (visitedAt ? [userId] : []));
  expect([userIds, userIds.includes(showpiece ?? ''), at < calendar.today]).toEqual([came, false, true]);
});
