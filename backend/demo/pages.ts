import type { FileStore } from '../files/store';
import type { contentPackages } from '../db/schema/packages';
import type { pages } from '../db/schema/pages';
import type { Calendar } from './calendar';
import type { PageContent } from './content';
import { erid } from './erid';
import { articleHtml, scenesOf } from './markdown';
import { makePackage } from './packages';
import { stored, type Pictures } from './pictures';

interface PageSetting {
  calendar: Calendar;
  pictures: Pictures;
  files: FileStore;
  markIds: Readonly<Record<string, string>>;
}

/** Age of the pages: they are not news. */
const DAYS_AGO = 210;

async function picturesOf(
  { slug, brand, title, scene, text }: PageContent,
  index: number,
  pictures: Pictures,
) {
  const order = { kind: 'article', brand, preview: 640 } as const;
  const lead =
    scene === undefined
      ? null
      : pictures.draw({
          ...order,
          scene,
          seed: `page-${slug}`,
          index,
          name: title,
          width: 1200,
          height: 675,
        });
  const inside = scenesOf(text).map((figure, at) =>
    pictures.draw({
      ...order,
      scene: figure.scene,
      seed: `page-${slug}-${at + 1}`,
      index: index + 2 + at,
      name: figure.alt,
      width: 960,
      height: 600,
    }),
  );
  return { lead: await lead, inside: await Promise.all(inside) };
}

export interface Pages {
  rows: (typeof pages.$inferInsert)[];
  /** Packages of the landings. */
  packages: (typeof contentPackages.$inferInsert)[];
}

/** Brand pages with their HTML and pictures, landings with their packages. */
export async function makePages(contents: readonly PageContent[], setting: PageSetting): Promise<Pages> {
  const { calendar, pictures, markIds } = setting;
  const publishedAt = calendar.ago(DAYS_AGO, '09:00');
  const made = await Promise.all(
    contents.map(async (content, index) => {
      const { slug, brand, title, description, text } = content;
      const [{ lead, inside }, pack] = await Promise.all([
        picturesOf(content, index, pictures),
        content.package ? makePackage(`packages/${content.package}`, setting) : null,
      ]);
      const row = {
        id: String(index + 1),
        markId: markIds[brand] ?? '',
        slug,
        title,
        description,
        content: articleHtml(text, inside.map(stored)),
        image: lead && stored(lead),
        packageId: pack?.id ?? null,
        ...erid(content.needErid, `page-${slug}`),
        status: 'published' as const,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      };
      return { row, pack };
    }),
  );
  return { rows: made.map(({ row }) => row), packages: made.flatMap(({ pack }) => (pack ? [pack] : [])) };
}
