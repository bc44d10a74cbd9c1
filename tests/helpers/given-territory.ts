import { eq } from 'drizzle-orm';
import { pharmacies, pharmacyCategories, regions, sectors, cities } from '@/backend/db/schema/directory';
import { assignments, users, userSectors } from '@/backend/db/schema/users';
import type { TestBackend } from './backend';
import { unique, type Actor, type UserOptions } from './given';

type Backend = Pick<TestBackend, 'db' | 'given'>;

function only<T>([row]: T[]): T {
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories of a sector with the own pharmacy and another, and a pharmacy elsewhere; each with a pharmacist. */
export function givenTerritory({ db, given }: Backend) {
  async function pharmacy(sectorId: string | null, options: { city?: string; chain?: string } = {}) {
    const made = await given.pharmacy(options);
    const region = only(
      await db
        .insert(regions)
        .values({ name: unique('Область') })
        .returning(),
    );
    await db.update(cities).set({ regionId: region.id }).where(eq(cities.id, made.cityId));
    const category = only(
      await db
        .insert(pharmacyCategories)
        .values({ name: unique('Категория') })
        .returning(),
    );
    const values = { sectorId, categoryId: category.id };
    return only(await db.update(pharmacies).set(values).where(eq(pharmacies.id, made.id)).returning());
  }

  async function world() {
    const sector = only(
      await db
        .insert(sectors)
        .values({ name: unique('Сектор') })
        .returning(),
    );
    const other = only(
      await db
        .insert(sectors)
        .values({ name: unique('Чужой сектор') })
        .returning(),
    );
    const [own, near, abroad] = [
      await pharmacy(sector.id),
      await pharmacy(sector.id),
      await pharmacy(other.id),
    ];
    const works = (pharmacyId: string, more: UserOptions = {}) => given.user({ ...more, pharmacyId });
    const people = { own: await works(own.id), near: await works(near.id), abroad: await works(abroad.id) };
    return { sector, pharmacies: { own, near, abroad }, people, works };
  }
  type World = Awaited<ReturnType<typeof world>>;

  const assign = (userId: string, pharmacyId: string) =>
    db.insert(assignments).values({ userId, pharmacyId }).onConflictDoNothing();

  /** A member of staff who is assigned the own pharmacy and its sector. */
  async function agent(role: string, { sector, pharmacies: { own } }: World): Promise<Actor> {
    const made = await given.user({ roles: [role] });
    await assign(made.id, own.id);
    await db.insert(userSectors).values({ userId: made.id, sectorId: sector.id });
    return made;
  }

  const change = (userId: string, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, userId));

  return { world, agent, assign, pharmacy, change };
}
