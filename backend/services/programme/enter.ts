import { eq } from 'drizzle-orm';
import { programmeRefusal, type ProgrammeRefusal } from '@/lib/domain/programme';
import { cities, pharmacies } from '../../db/schema/directory';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { readProgramme } from './programme';
import { programmeSpace, type ProgrammeSpace } from './programme-space';

const DETAILS: Readonly<Record<ProgrammeRefusal, string>> = {
  'invalid-date': 'Программа завершилась.',
  'invalid-region': 'Программа не проводится в вашем регионе.',
};

/** Returns the region of the person's pharmacy, or null. */
async function regionOf({ db }: Ctx, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ regionId: cities.regionId })
    .from(users)
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(eq(users.id, userId));
  return row?.regionId ?? null;
}

/** The programme for the viewer. 418 `invalid-date` once it is over, `invalid-region` where it is not held. */
export async function enterProgramme(ctx: Ctx): Promise<ProgrammeSpace> {
  const programme = await readProgramme(ctx);
  const { regions } = programme;
  const regionId = regions.length === 0 ? null : await regionOf(ctx, viewerOf(ctx).id);
  const refusal = programmeRefusal({ ...programme, now: ctx.now(), regionId });
  if (refusal) throw new AppError(418, refusal, DETAILS[refusal]);
  return programmeSpace(ctx.db, programme);
}

/** Returns the programme for its staff, also after its finish. */
export const programmeOfStaff = async (ctx: Ctx): Promise<ProgrammeSpace> =>
  programmeSpace(ctx.db, await readProgramme(ctx));
