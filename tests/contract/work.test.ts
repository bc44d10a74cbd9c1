import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMyWork } from '@/api/me/endpoints';
import { editorDrafts } from '@/backend/db/schema/drafts';
import { tests } from '@/backend/db/schema/tests';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { DAY_MS } from '@/lib/domain/moscow';
import type { WorkCount } from '@/lib/domain/work';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let given: GivenQuestions;
const TODAY = '2026-11-20';

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date(`${TODAY}T12:00:00Z`) });
  given = givenQuestions(backend);
});
afterAll(() => backend.close());

const workOf = async (as: Actor) => (await backend.call(getMyWork, { as })).value.counts;
const questionsOf = async (as: Actor) => (await workOf(as)).questions ?? { waiting: NaN, late: NaN };

test('a guest is 401', async () => expect((await backend.call(getMyWork)).status).toBe(401));

test.each([
  [[], []],
  [['expert'], ['questions', 'visits']],
  [['trainer'], ['visits']],
  [['Представитель'], ['visits']],
  [['admin'], ['visits', 'drafts', 'tests']],
  [['tests_moderator'], ['tests']],
])('%j counts %j', async (roles, counted) => {
  const counts = await workOf(await backend.given.user({ roles }));
  expect(Object.keys(counts).filter((name) => counts[name as WorkCount] !== null)).toEqual(counted);
});

test('an expert counts what is theirs and nobody’s, and what is past its day', async () => {
  const [asker, expert, other] = await Promise.all([backend.as(), given.expert(), given.expert()]);
  const before = await questionsOf(expert);
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: '2026-11-19' });
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: TODAY });
  await given.question({ askerId: asker.id, recipientId: null, dueDay: '2026-11-23' });
  await given.question({ askerId: asker.id, recipientId: other.id, dueDay: '2026-11-18' });
  await given.question({ askerId: asker.id, recipientId: expert.id, answererId: expert.id });
  await given.question({ askerId: asker.id, recipientId: expert.id, isHidden: true, dueDay: '2026-11-18' });
  expect(await questionsOf(expert)).toEqual({
    waiting: before.waiting + 3,
    late: before.late + 1,
  });
});

test('who answers any question counts all of them', async () => {
  const [asker, expert, manager] = await Promise.all([
    backend.as(),
    given.expert(),
    backend.given.user({ roles: ['multi-menedzer-faq'] }),
  ]);
  const before = await questionsOf(manager);
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: '2026-11-18' });
  expect(await questionsOf(manager)).toEqual({
    waiting: before.waiting + 1,
    late: before.late + 1,
  });
});

test('a trainer counts their own trainings that are over and have no visit', async () => {
  const trainings = givenTrainings(backend);
  const [trainer, person] = await Promise.all([backend.as('trainer'), backend.as()]);
  const led = { leaderId: trainer.id };
  const { id, endsAt } = await trainings.training(led);
  await trainings.register(person, id);
  await trainings.training(led); // nobody is registered
  const at = async (date: Date) => (await backend.during(date, () => workOf(trainer))).visits;
  expect(await at(new Date(endsAt.getTime() - 1))).toEqual({ waiting: 0, late: 0 });
  expect(await at(endsAt)).toEqual({ waiting: 1, late: 0 });
  expect(await at(new Date(endsAt.getTime() + DAY_MS + 1))).toEqual({ waiting: 1, late: 1 });
  expect(await at(new Date(endsAt.getTime() + 31 * DAY_MS))).toEqual({ waiting: 0, late: 0 });
  const other = await backend.as('trainer');
  expect((await backend.during(endsAt, () => workOf(other))).visits).toEqual({ waiting: 0, late: 0 });
  await backend.db
    .update(trainingRegistrations)
    .set({ visitedAt: endsAt })
    .where(eq(trainingRegistrations.trainingId, id));
  expect(await at(endsAt)).toEqual({ waiting: 0, late: 0 });
});

test('drafts are one’s own', async () => {
  const [admin, other] = await Promise.all([backend.as('admin'), backend.as('admin')]);
  const draft = { subject: 'new', values: '{}', writer: 'tab', savedAt: new Date() };
  await backend.db.insert(editorDrafts).values({ ...draft, userId: admin.id, kind: 'article' });
  expect((await workOf(admin)).drafts).toEqual({ waiting: 1, late: 0 });
  expect((await workOf(other)).drafts).toEqual({ waiting: 0, late: 0 });
});

test('tests that were never out are counted for whoever publishes them', async () => {
  const moderator = await backend.as('tests_moderator');
  const { id: markId } = await backend.given.mark();
  const before = (await workOf(moderator)).tests?.waiting ?? NaN;
  const named = { title: unique('Тест'), markId };
  await backend.db.insert(tests).values({ ...named, isPublished: false, publishedAt: null });
  await backend.db.insert(tests).values({ ...named, isPublished: true });
  expect((await workOf(moderator)).tests).toEqual({ waiting: before + 1, late: 0 });
});
