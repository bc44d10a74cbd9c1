import { marks } from '@/backend/db/schema/directory';
import { postEntries } from '@/backend/services/points/post-entries';
import { DAY_MS } from '@/lib/domain/moscow';
import { eq } from 'drizzle-orm';
import { unique } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { test as base } from './training-fixtures';

export { expect } from './training-fixtures';

interface TerritoryFixtures {
  land: ReturnType<typeof givenTerritory>;
  /** A representative with a pharmacy of an active and an inactive person, and a person outside the territory. */
  territory: Awaited<ReturnType<typeof makeTerritory>>;
}
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

export async function makeTerritory(land: ReturnType<typeof givenTerritory>, role = 'Представитель') {
  const world = await land.world();
  const agent = await land.agent(role, world);
  const [busyName, silentName] = [unique('Бойкова'), unique('Тихонова')];
  const busy = await world.works(world.pharmacies.own.id, { lastName: busyName });
  const silent = await world.works(world.pharmacies.own.id, { lastName: silentName });
  await land.change(world.people.own.id, { isArchived: true });
  await land.change(busy.id, { createdAt: ago(200), lastActivityAt: ago(0), jobStatus: 'Провизор' });
  await land.change(silent.id, { createdAt: ago(200), lastActivityAt: ago(42), phone: '+79001112233' });
  return { ...world, agent, busy, silent, busyName, silentName };
}

export const test = base.extend<TerritoryFixtures>({
  land: async ({ deps, given }, use) => use(givenTerritory({ db: deps.database.db, given })),
  territory: async ({ land, deps }, use) => {
    const territory = await makeTerritory(land);
    const { db } = deps.database;
    const [mark] = await db.select().from(marks).where(eq(marks.slug, 'lrp'));
    const entry = {
      markId: mark?.id ?? '',
      kind: 'award',
      title: 'Начисление',
      key: unique('award'),
    } as const;
    await db.transaction((tx) =>
      postEntries(tx as never, { now: deps.now }, [{ ...entry, userId: territory.busy.id, amount: 1240 }]),
    );
    await use(territory);
  },
});
