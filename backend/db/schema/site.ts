import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    /** Page that shows the banner: `home`, `catalogue`, … */
    page: text().notNull().default('home'),
    markId: ref().references(() => marks.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    url: text().notNull().default(''),
    urlText: text().notNull().default(''),
    target: text({ enum: ['_self', '_blank'] })
      .notNull()
      .default('_self'),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    isVisible: boolean().notNull().default(true),
    isTimer: boolean().notNull().default(false),
    timerAt: moment(),
    image: jsonb().$type<{ src: string; mobileSrc: string; alt: string }>().notNull(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.page, t.isVisible, t.position), index().on(t.markId)],
);

/** Named JSON the portal reads at start (technical work, banner pages, …). */
export const siteMetadata = pgTable('site_metadata', {
  name: text().primaryKey(),
  content: jsonb().$type<unknown>().notNull(),
  updatedAt: createdAt(),
});
