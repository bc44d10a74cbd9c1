import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listUsers } from '@/api/user/endpoints';
import { assignments, users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';

let backend: TestBackend;
let given: GivenQuestions;

beforeAll(async () => {
  backend = await startTestBackend();
  given = givenQuestions(backend);
});
afterAll(() => backend.close());

const EXPERTS = { filter: { roles: { name: ['expert', 'trainer'] } }, include: ['profile'] };
const list = (as: Actor, query: object = EXPERTS) => backend.call(listUsers, { as, query });

test('without a session 401; a pharmacist lists nobody but experts: 403', async () => {
  expect((await backend.call(listUsers, { query: EXPERTS })).status).toBe(401);
  const as = await backend.as();
  const refused = [{}, { filter: { roles: { name: ['admin'] } } }, { filter: { is_pharmacist: '1' } }];
  for (const query of [
    ...refused,
    { filter: { roles: { name: ['expert', 'admin'] } } },
    { allow_sector: '1' },
  ]) {
    expect((await list(as, query)).status).toBe(403);
  }
  expect((await list(as, { filter: { email: 'a' } })).status).toBe(400);
  expect((await list(as, { ...EXPERTS, sort: 'email' })).status).toBe(400);
});

test('experts and trainers with a profile; neither archived ones nor those without', async () => {
  const lastName = unique('Экспертова');
  const expert = await given.expert({ lastName, firstName: 'Ольга' });
  const trainer = await given.expert({ lastName, roles: ['trainer'] });
  const bare = await backend.given.user({ lastName, roles: ['expert'] });
  const gone = await given.expert({ lastName });
  await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, gone.id));
  const query = { ...EXPERTS, filter: { ...EXPERTS.filter, fullname: lastName.toUpperCase() } };
  const { items, page } = (await list(await backend.as(), query)).value;
  expect(items.map(({ id }) => id).sort()).toEqual([expert.id, trainer.id].sort());
  expect(items.map(({ id }) => id)).not.toContain(bare.id);
  expect(page?.total).toBe(2);
  const shown = items.find(({ id }) => id === expert.id);
  expect(shown).toMatchObject({ pharmacyId: null, lastActivityAt: null, firstName: 'Ольга' });
  expect(shown?.profile).toMatchObject({ position: 'Врач-дерматолог', takesQuestions: true, image: null });
  expect(items.find(({ id }) => id === trainer.id)?.profile?.takesQuestions).toBe(false);
  expect(JSON.stringify(items)).not.toContain('@');
});

test.each(['expert', 'trainer', 'trainer-sra', 'expert|trainer|trainer-sra', 'expert,trainer-sra'])(
  'a pharmacist lists %s by their profiles',
  async (name) => {
    const asked = name.split(/[|,]/);
    const lastName = unique('Специалистова');
    const people = await Promise.all(asked.map((role) => given.expert({ lastName, roles: [role] })));
    const { token } = await backend.as();
    const query = new URLSearchParams({ 'filter[roles][name]': name, 'filter[fullname]': lastName });
    const answer = await backend.fetch(`/inetstudio/acl-package/v1/users?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
  },
);

describe('people of a territory', () => {
  test('a representative sees those of assigned pharmacies, support everyone', async () => {
    const [ours, theirs] = [await backend.given.pharmacy(), await backend.given.pharmacy()];
    const lastName = unique('Аптекина');
    const anna = await backend.given.user({ lastName, pharmacyId: ours.id });
    const other = await backend.given.user({ lastName, pharmacyId: theirs.id });
    const representative = await backend.as('Представитель');
    await backend.db.insert(assignments).values({ userId: representative.id, pharmacyId: ours.id });
    const query = { filter: { is_pharmacist: '1', fullname: lastName } };
    const idsFor = async (as: Actor, more = {}) =>
      (await list(as, { ...query, ...more })).value.items.map(({ id }) => id);
    expect(await idsFor(representative)).toEqual([anna.id]);
    expect(await idsFor(representative, { allow_sector: '1' })).toEqual([anna.id]);
    expect((await idsFor(await backend.as('support'))).sort()).toEqual([anna.id, other.id].sort());
  });
});
