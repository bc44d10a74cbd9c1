import type { FileStore } from '../files/store';
import type { modules } from '../db/schema/modules';
import type { contentPackages } from '../db/schema/packages';
import type { Calendar } from './calendar';
import type { ModuleContent } from './content';
import { erid } from './erid';
import { makePackage } from './packages';
import { stored, type Pictures } from './pictures';
import { dateOf, placesInLists, publication } from './schedule';
import { tagsOf, type Tag } from './tags';

interface ModuleSetting {
  calendar: Calendar;
  pictures: Pictures;
  files: FileStore;
  markIds: Readonly<Record<string, string>>;
}

export interface Modules {
  rows: (typeof modules.$inferInsert)[];
  packages: (typeof contentPackages.$inferInsert)[];
  /** Tags by the module's id. */
  tags: Map<string, Tag[]>;
}

const DAYS = 120;

function drawPicture({ slug, brand, title, scene }: ModuleContent, index: number, pictures: Pictures) {
  const size = { width: 960, height: 600, preview: 640 };
  return pictures.draw({ kind: 'module', brand, scene, seed: slug, index, name: title, ...size });
}

/** Modules of the demo world: each folder of `content/modules` is zipped, checked and stored as an upload is. */
export async function makeModules(
  contents: readonly ModuleContent[],
  setting: ModuleSetting,
): Promise<Modules> {
  const { calendar, pictures, markIds } = setting;
  const dates = publication(contents, DAYS, calendar);
  const places = placesInLists(contents, dates);
  const made = await Promise.all(
    contents.map(async (content, at) => {
      const { slug, brand, title, description } = content;
      const [pack, picture] = await Promise.all([
        makePackage(`modules/${slug}`, setting),
        drawPicture(content, places.get(slug) ?? 0, pictures),
      ]);
      const publishedAt = dateOf(dates, slug);
      const row = {
        id: String(at + 1),
        markId: markIds[brand] ?? '',
        slug,
        title,
        description,
        image: stored(picture),
        packageId: pack.id,
        points: content.points,
        isDynamicScoring: content.scoringRules.length > 0,
        scoringRules: content.scoringRules,
        questionsCount: content.questions,
        ...erid(content.needErid, slug),
        status: 'published' as const,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      };
      return { row, pack, tags: tagsOf(content.tags) };
    }),
  );
  return {
    rows: made.map(({ row }) => row),
    packages: made.map(({ pack }) => pack),
    tags: new Map(made.map(({ row, tags }) => [row.id, tags])),
  };
}
