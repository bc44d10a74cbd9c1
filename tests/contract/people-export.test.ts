import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startExport } from '@/api/exports/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { roles, userRoles } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';

let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
  land = givenTerritory(backend);
});
afterAll(() => backend.close());

const start = (as: Actor, filters: Record<string, unknown> = {}) =>
  backend.call(startExport, { as, params: { id: 'pharmacists' }, body: { format: 'csv', filters } });
/** Surnames in the file. */
async function surnames(as: Actor, filters?: Record<string, unknown>): Promise<string[]> {
  const { id } = (await start(as, filters)).value;
  await backend.work();
  const { value } = await backend.call(getRunFile, { as, params: { id } });
  const rows = parse(Buffer.from(value.body as Uint8Array), {
    bom: true,
    delimiter: ';',
  }) as unknown as string[][];
  const at = rows[0]?.indexOf('Фамилия') ?? -1;
  return rows.slice(1).map((row) => row[at] ?? '');
}

test('a file of people holds those of the territory alone, as they are filtered', async () => {
  const world = await land.world();
  for (const place of ['own', 'near', 'abroad'] as const)
    await land.change(world.people[place].id, { lastName: place });
  const [plain, head] = [await land.agent('cam', world), await land.agent('sector', world)];
  expect((await start(await backend.as('trainer'))).status).toBe(403);
  expect((await start(plain, { staff_id: '1' })).status).toBe(422);
  expect((await start(plain, { sights: ['everyone', 'everyone'] })).status).toBe(422);
  expect(await surnames(plain)).toEqual(['own']);
  expect(await surnames(plain, { sector: '1' })).toEqual(['own']);
  expect((await surnames(head, { sector: '1' })).sort()).toEqual(['near', 'own']);
  expect(await surnames(head, { sector: '1', search: 'nea' })).toEqual(['near']);
  expect(await surnames(head, { points_from: 1 })).toEqual([]);
  expect(await surnames(await backend.as('support'))).toHaveLength(3);
});

test.each([
  ['support', 'Представитель', undefined, 403],
  ['sector', 'cam', '1', 403],
  ['sector', 'cam', undefined, 200],
  ['cam', 'support', undefined, 200],
] as const)('the file of %s who is now %s (sector: %s): %i', async (before, after, sector, status) => {
  const world = await land.world();
  const as = await land.agent(before, world);
  const { id } = (await start(as, sector ? { sector } : {})).value;
  await backend.work();
  // the role is there once somebody has it
  await backend.as(after);
  const [role] = await backend.db.select().from(roles).where(eq(roles.name, after));
  await backend.db
    .update(userRoles)
    .set({ roleId: role?.id ?? '' })
    .where(eq(userRoles.userId, as.id));
  expect((await backend.call(getRunFile, { as, params: { id } })).status).toBe(status);
});
