import { and, eq, isNull, ne } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import { readScormManifest, type ScormLaunch } from '@/lib/domain/scorm-manifest';
import { contentPackages } from '../../db/schema/packages';
import type { Deps } from '../../http/context';
import { MANIFEST, packageKey } from './package-files';

/** Launch data of a course without a readable manifest. */
const NOTHING: ScormLaunch = { query: '', launchData: '', mastery: null };

/**
 * Reads launch data from the manifests of SCORM packages that were stored before the portal kept it. Does nothing once
 * all are filled; a package that cannot be read does not stop the others.
 */
export async function fillScorm({
  database: { db },
  files,
  log,
}: Pick<Deps, 'database' | 'files' | 'log'>): Promise<void> {
  const old = await db
    .select({ id: contentPackages.id })
    .from(contentPackages)
    .where(and(ne(contentPackages.format, 'plain'), isNull(contentPackages.scorm)));
  const fill = async (id: string) => {
    const file = await files.open(packageKey(id, MANIFEST));
    const known = file ? readScormManifest(await text(await file.read())) : null;
    const { query, launchData, mastery } = known ?? NOTHING;
    await db
      .update(contentPackages)
      .set({ scorm: { query, launchData, mastery } })
      .where(eq(contentPackages.id, id));
  };
  for (const { id } of old)
    await fill(id).catch((error: unknown) =>
      log.error({ err: error, id }, 'a package waits for its manifest'),
    );
}
