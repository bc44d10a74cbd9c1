import { eq } from 'drizzle-orm';
import { PROGRAMME } from '@/lib/routes/pages-of-programme';
import { programmeRegions, programmes } from '../../db/schema/programme';
import type { Ctx } from '../../http/context';

export type Programme = typeof programmes.$inferSelect & {
  finishAt: Date;
  /** Ids of the regions in which the programme is held; empty means everywhere. */
  regions: string[];
};

/** The programme of this year; its row comes with the migrations. */
export async function readProgramme({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<Programme> {
  const rows = await db
    .select({ programme: programmes, regionId: programmeRegions.regionId })
    .from(programmes)
    .leftJoin(programmeRegions, eq(programmeRegions.programmeId, programmes.id))
    .where(eq(programmes.slug, PROGRAMME));
  const [first] = rows;
  if (!first) throw new Error('The programme is not there');
  const regions = rows.flatMap(({ regionId }) => regionId ?? []);
  return { ...first.programme, finishAt: config.PROGRAMME_FINISH_AT, regions };
}
