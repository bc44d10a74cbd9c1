import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { AVATARS } from '@/lib/domain/media-address';
import { hashPassword } from '../services/auth/passwords';
import type { FileStore } from '../files/store';
import { inTransaction } from '../db/transaction';
import type { Database } from '../db/types';
import { accounts, DEMO_PASSWORD } from './accounts';
import { makeAcademy } from './academy';
import { makeCalendar } from './calendar';
import { readBanners, readGifts, readModules, readPages, readSurveys } from './content';
import { readExperts } from './content-academy';
import { drawExperts } from './experts';
import { directorName, makePeople } from './people';
import { makeDirectory } from './directory';
import { isEmpty } from '../db/empty';
import { makeGifts, makeWaves } from './gifts';
import { makeMaterials } from './materials';
import { makeModules } from './modules';
import { makePages } from './pages';
import { Pictures, type Drawn, type PictureFolders } from './pictures';
import { makeProductRange } from './product-range';
import { makeBanners, makeMetadata } from './site';
import { makeSurveys } from './surveys';
import { makeTrainingActs } from './training-acts';
import { makeTrainings } from './trainings';
import { writeWorld, type World } from './write';

export const FOLDERS: PictureFolders = {
  shipped: fileURLToPath(new URL('./media/pictures', import.meta.url)),
  cache: fileURLToPath(new URL('../../.cache/art', import.meta.url)),
};
/** Most pictures rendered at once: more would only wait for the same cores. */
const AT_ONCE = 2;
/** Key of the advisory lock: any constant that is the same on every server. */
const SEED_LOCK = 7_420_251_121;

export interface SeedOptions {
  database: Database;
  files: FileStore;
  now: Date;
  folders?: PictureFolders;
  /** End of the education programme; by default that of the specification. */
  programmeFinishAt?: Date;
}
export interface Seeded {
  seconds: number;
  /** Pictures that were not in the cache. */
  rendered: number;
}

async function drawAvatars(pictures: Pictures): Promise<Map<string, Drawn>> {
  const drawn = await Promise.all(
    accounts.map(({ email, lastName, firstName, man }, index) =>
      pictures.draw({
        kind: 'avatar',
        brand: 'proexpert',
        subject: man ? 'man' : 'woman',
        seed: email,
        index,
        name: `${firstName} ${lastName}`,
        width: 320,
        height: 320,
        preview: 96,
        folder: AVATARS,
      }),
    ),
  );
  return new Map(accounts.map(({ email }, at) => [email, drawn[at] as Drawn]));
}

/** Makes everything that does not depend on people's histories; reads and draws, but writes no row. */
export async function imagine({
  files,
  now,
  folders = FOLDERS,
  programmeFinishAt = new Date('2025-07-06T23:59:59+03:00'),
}: Omit<SeedOptions, 'database'>) {
  const calendar = makeCalendar(now);
  const directory = makeDirectory(calendar, directorName);
  const pictures = new Pictures(files, folders, AT_ONCE);
  const setting = { calendar, pictures, files, markIds: directory.markIds };
  const waves = makeWaves(calendar);
  const open = waves.known.find(({ isOpen }) => isOpen);
  if (!open) throw new Error('No wave is open');
  const [
    passwordHash,
    avatars,
    materials,
    gifts,
    metadata,
    pages,
    portraits,
    productRange,
    modules,
    surveys,
  ] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    drawAvatars(pictures),
    makeMaterials(setting),
    makeGifts(readGifts(), setting),
    makeMetadata(open, setting),
    makePages(readPages(), setting),
    drawExperts(readExperts(), pictures),
    makeProductRange(setting),
    makeModules(readModules(), setting),
    makeSurveys(readSurveys(), setting),
  ]);
  const testIds = new Map(materials.tests.known.map(({ slug, id }) => [slug, id]));
  const banners = await makeBanners(readBanners(), { ...setting, testIds });
  const people = makePeople(directory, { calendar, passwordHash, avatar: (email) => avatars.get(email) });
  const known = { calendar, people, materials, markIds: directory.markIds, passwordHash, portraits };
  const academy = makeAcademy(known);
  const idOf = (role: string) => people.staffIds.get(role) ?? people.adminId;
  const leaders = [idOf('trainer'), idOf('expert')] as const;
  const staged = { calendar, directory, people, leaders, articles: materials.articles };
  const trainings = makeTrainings(staged);
  const trainingActs = makeTrainingActs(staged, trainings);
  const world: World = {
    programmeFinishAt,
    calendar,
    directory,
    people,
    materials,
    gifts,
    waves,
    banners,
    metadata,
    pages,
    modules,
    surveys,
    academy,
    trainings,
    trainingActs,
    productRange,
  };
  return { world, pictures };
}

/**
 * Fills an empty, migrated database and its files store with the demo world (product decisions, 'Demo data'): the
 * same on one day, dates relative to it, everything in one transaction. A database in use stays as it is.
 */
export async function seedDemoWorld(options: SeedOptions): Promise<Seeded> {
  const start = performance.now();
  const { world, pictures } = await imagine(options);
  await inTransaction(options.database, async (tx) => {
    // lock: of servers that start together on one database the second finds it filled
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);
    if (await isEmpty(tx)) await writeWorld(tx, world);
  });
  return { seconds: (performance.now() - start) / 1000, rendered: pictures.rendered };
}
