import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { newPage, pageChanges } from '@/api/pages/schemas';
import { isLanding } from '@/lib/domain/landings';
import { hasContent } from '@/lib/format/plain-text';
import { pages } from '../../db/schema/pages';
import type { StoredImage } from '../../db/schema/types';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { cleanHtml } from '@/lib/html/clean-html';
import * as audit from '../audit/record';
import { changed, dateOf, DRAFT, markIdOf, namingSlug, ready } from '../authoring/prepare';
import { storedImage } from '../authoring/stored-image';
import { presentPage, selectPages } from './page-row';

type Changes = z.output<typeof pageChanges>;

/** Maps the fields of the request to columns. */
async function columnsOf(ctx: Ctx, { markId, content, image, publishedAt, ...rest }: Changes) {
  return {
    ...rest,
    markId: markId === undefined ? undefined : await markIdOf(ctx, markId),
    content: content === undefined ? undefined : cleanHtml(content),
    image: image === undefined ? undefined : image && storedImage(image, 0),
    publishedAt: dateOf(publishedAt),
  };
}

type Shown = { slug: string; content: string; packageId: string | null };

/** A landing needs a package (`landing-package-missing`) and no text: its address shows no text. */
const hasBody = (row: Shown) => isLanding(row.slug) || row.packageId !== null || hasContent(row.content);

const landingProblems = ({ slug, packageId }: Shown) =>
  isLanding(slug) && packageId === null
    ? [
        {
          field: 'packageId',
          code: 'landing-package-missing',
          text: 'Лендинг не публикуется без пакета: текст по его адресу не показывается.',
        },
      ]
    : [];

async function answer(ctx: Ctx, id: string) {
  const [row] = await selectPages(ctx.db, eq(pages.id, id));
  if (!row) throw new Error('A saved page is gone');
  return presentPage(row);
}

/** Creates a page. 422: `mark-missing`, `package-missing`, `slug-taken`, and the reasons that prevent publication. */
export async function createPage(ctx: Ctx, body: z.output<typeof newPage>) {
  return inTransaction(ctx, async (tx) => {
    const { slug, title } = body;
    const markId = await markIdOf(ctx, body.markId);
    const whole = changed(
      { ...DRAFT, description: '', content: '', image: null as StoredImage | null, slug, title, markId },
      await columnsOf(ctx, body),
    );
    const row = await ready(ctx, whole, hasBody(whole), landingProblems(whole));
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await namingSlug(
      tx
        .insert(pages)
        .values({ ...row, ...times })
        .returning({ id: pages.id }),
    );
    const id = made?.id ?? '';
    await audit.record(ctx, {
      action: 'page.created',
      subjectType: 'page',
      subjectId: id,
      details: { slug },
    });
    return answer(ctx, id);
  });
}

/** Updates a page, published or not, in one transaction. 404; 422 as in `createPage`. */
export async function updatePage(ctx: Ctx, id: string, body: Changes) {
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.select().from(pages).where(eq(pages.id, id)).for('update');
    if (!known) throw notFound('Такой страницы нет.', 'page-missing');
    const whole = changed(known, await columnsOf(ctx, body));
    const row = await ready(ctx, whole, hasBody(whole), landingProblems(whole));
    await namingSlug(
      tx
        .update(pages)
        .set({ ...row, updatedAt: ctx.now() })
        .where(eq(pages.id, id)),
    );
    const details = { fields: Object.keys(body), status: row.status };
    await audit.record(ctx, { action: 'page.changed', subjectType: 'page', subjectId: id, details });
    return answer(ctx, id);
  });
}
