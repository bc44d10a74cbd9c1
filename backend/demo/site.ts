import { learningHref } from '@/lib/domain/learning';
import type { banners, siteMetadata } from '../db/schema/site';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import type { BannerContent } from './content';
import { erid } from './erid';
import { stored, type Pictures } from './pictures';
import type { KnownWave } from './gifts';

type Link = BannerContent['link'];

function addressOf(link: Link, brand: string, testIds: ReadonlyMap<string, string>): string {
  if (link.kind === 'catalogue') return '/lk/catalogue';
  const id = link.kind === 'test' ? (testIds.get(link.slug) ?? '') : '';
  return learningHref({ type: link.kind, id, slug: link.slug, brand });
}

interface BannerSetting {
  calendar: Calendar;
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
  testIds: ReadonlyMap<string, string>;
}

async function makeBanner(
  content: BannerContent,
  { id, position }: { id: string; position: number },
  { calendar, pictures, markIds, testIds }: BannerSetting,
): Promise<typeof banners.$inferInsert> {
  const { title, brand, timerDays } = content;
  const order = { kind: 'banner', brand, index: position, name: title } as const;
  const [wide, narrow] = await Promise.all([
    pictures.draw({ ...order, seed: `banner-${position}`, width: 1440, height: 720 }),
    pictures.draw({ ...order, seed: `banner-${position}`, cx: 0.5, width: 780, height: 607 }),
  ]);
  return {
    id,
    page: 'home',
    markId: markIds[brand] ?? null,
    title,
    description: content.description,
    url: addressOf(content.link, brand, testIds),
    urlText: content.urlText,
    target: content.target,
    ...erid(content.needErid, `banner-${position}`),
    isTimer: timerDays !== null,
    timerAt: timerDays === null ? null : calendar.ago(-timerDays, '23:59'),
    image: { src: wide.originalUrl, mobileSrc: narrow.originalUrl, alt: '' },
    position,
    createdAt: calendar.ago(12 - position, '09:00'),
  };
}

/** The home page's banners, each with a wide picture and one for phones. */
export function makeBanners(
  contents: readonly BannerContent[],
  setting: BannerSetting,
): Promise<(typeof banners.$inferInsert)[]> {
  const id = counter();
  return Promise.all(
    contents.map((content, position) => makeBanner(content, { id: id(), position }, setting)),
  );
}

/** Named settings of the site; `present-wave-status` is answered from the waves themselves. */
export async function makeMetadata(
  wave: KnownWave,
  { calendar, pictures }: { calendar: Calendar; pictures: Pictures },
): Promise<(typeof siteMetadata.$inferInsert)[]> {
  const drawn = await pictures.draw({
    kind: 'banner',
    brand: 'proexpert',
    scene: 'gift',
    seed: 'wave',
    index: 0,
    name: 'Подарки волны',
    width: 1440,
    height: 480,
    preview: 720,
  });
  const contents = {
    'wave-banner-content': {
      title: `${wave.name} заказов`,
      text: 'Подарки — за баллы своих брендов. Доставим в аптеку за месяц после волны.',
      image: stored(drawn),
    },
    'banner-pages': { pages: ['home'] },
    'technical-work': { isOn: false, text: 'Идут технические работы. Скоро всё снова заработает.' },
  };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    content,
    updatedAt: calendar.ago(12, '09:00'),
  }));
}
