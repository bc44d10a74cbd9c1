import { z } from 'zod';
import { AUTHOR_MEDIA } from '@/lib/domain/media-address';

/** Building blocks of the contracts, shared by several groups. */

const ROW_ID = /^[1-9]\d{0,17}$/;

const naturalText = z
  .string()
  .regex(/^\d{1,9}$/, 'Нужно целое число.')
  .transform(Number);
/** A whole number of a query, from 0 on. */
export const natural = z.union([z.number().int().nonnegative(), naturalText]);

const page = {
  number: natural.pipe(z.number().min(1)).optional(),
  size: natural.pipe(z.number().min(1).max(100)).optional(),
};

/** `page[number]` from 1, `page[size]` 1..100. */
export const paging = z.strictObject(page).optional();

/** The same, or by key: `page[after]` is `next` of the previous page, so a new row at the top shifts no page. */
export const keyedPaging = z
  .strictObject({ ...page, after: z.string().regex(ROW_ID, 'Нужен номер.').optional() })
  .refine(({ number, after }) => number === undefined || after === undefined, {
    path: ['after'],
    error: 'Номер страницы или ключ, а не оба.',
  })
  .optional();

/** `page`, `per_page` of the `/v1/select/*` calls. */
export const selectPaging = {
  page: natural.pipe(z.number().min(1)).optional(),
  per_page: natural.pipe(z.number().min(1).max(100)).optional(),
};

/** A comma-separated list in a query; a client may pass an array. */
export const list = z.union([
  z.array(z.string()),
  z.string().transform((text) => text.split(',').filter(Boolean)),
]);

/** The id of a row in a body, as the services number them. */
export const rowId = z.string().regex(ROW_ID, 'Нужен номер.');

/** Instants travel as ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A switch of a query. */
export const flag = z.enum(['0', '1']);

export const image = z.object({
  name: z.string(),
  fileName: z.string(),
  uuid: z.string(),
  previewUrl: z.string(),
  originalUrl: z.string(),
  order: z.number().int().default(0),
  customProperties: z.record(z.string(), z.unknown()).default({}),
  extension: z.string(),
  size: z.number().int(),
});
export type Image = z.infer<typeof image>;

/** A file of the portal's own store, as an author enters it. */
export const ownAddress = z.string().max(300).regex(AUTHOR_MEDIA, 'Файл загружается в хранилище портала.');

/** A picture of the portal's own store, as an author enters it. */
export const ownImage = z.object({
  name: z.string().trim().max(255),
  originalUrl: ownAddress,
  previewUrl: ownAddress.optional(),
});

/** Advertising marking; shown wherever `needErid` is set. */
export const erid = {
  needErid: z.boolean(),
  eridToken: z.string().nullable(),
  eridSource: z.string().nullable(),
};

/** The marking as an author enters it. */
export const authoredErid = {
  needErid: z.boolean(),
  eridToken: z.string().trim().max(100).nullable(),
  eridSource: z.string().trim().max(255).nullable(),
};

/** The name of a material in its address, as an author enters it. */
export const authoredSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Только строчные латинские буквы, цифры и дефис между ними.')
  .max(100);

/** The same where a page can also be found by id: a numeric slug would be the id of another page. */
export const lettersSlug = authoredSlug.regex(/[a-z]/, 'Нужна хотя бы одна буква.');

/** The reader's own like, and its row. */
export const liking = {
  isLiked: z.boolean(),
  likeCount: z.number().int(),
  ratingId: z.string().nullable(),
};
