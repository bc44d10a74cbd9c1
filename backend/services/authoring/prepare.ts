import { eq } from 'drizzle-orm';
import { publicationDate, publicationProblems, type Publication } from '@/lib/domain/publication';
import type { AuthoredStatus } from '@/lib/domain/publication-state';
import { snakeName } from '@/lib/json-api/case';
import { marks } from '../../db/schema/directory';
import { contentPackages } from '../../db/schema/packages';
import { violated } from '../../db/transaction';
import { ManyProblems, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';

/** Fields that modules and pages have in common. */
export interface Authored {
  markId: string;
  packageId: string | null;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
  status: AuthoredStatus;
  publishedAt: Date | null;
}

/** Initial values of a new material. */
export const DRAFT: Omit<Authored, 'markId'> = {
  packageId: null,
  needErid: false,
  eridToken: null,
  eridSource: null,
  status: 'draft',
  publishedAt: null,
};

/** Converts an instant of the wire; null removes the value, undefined leaves it unchanged. */
export const dateOf = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text) : text);

/** Id of the mark's row by its slug; 422 `mark-missing` at the field that names it. */
export async function markIdOf(ctx: Ctx, slug: string, field = 'mark_id'): Promise<string> {
  const [row] = await ctx.db.select({ id: marks.id }).from(marks).where(eq(marks.slug, slug));
  if (!row) throw wrongField(field, 'mark-missing', 'Такого бренда нет.');
  return row.id;
}

async function checkPackage(ctx: Ctx, packageId: string | null): Promise<void> {
  if (packageId === null) return;
  const [row] = await ctx.db
    .select({ id: contentPackages.id })
    .from(contentPackages)
    .where(eq(contentPackages.id, packageId));
  if (!row) throw wrongField('package_id', 'package-missing', 'Такого пакета нет. Загрузите его сначала.');
}

interface Problem {
  field: string;
  code: string;
  text: string;
}

/**
 * Throws 422 with every reason why the material may not be published, each at its field. `bodyField` is the field of
 * its content, `more` the problems specific to its kind.
 */
export function assertPublishable(
  material: Publication,
  { bodyField = 'packageId', more = [] }: { bodyField?: string; more?: readonly Problem[] } = {},
): void {
  const own = material.status === 'published' ? more : [];
  const problems: Problem[] = [...publicationProblems(material), ...own];
  if (problems.length === 0) return;
  throw new ManyProblems(
    422,
    problems.map(({ field, code, text }) => ({
      code,
      detail: text,
      source: { pointer: `/data/attributes/${snakeName(field === 'body' ? bodyField : field)}` },
    })),
  );
}

/** Checks a row for publication and returns it with its publication date. 422 with every problem at once. */
export async function ready<T extends Authored>(
  ctx: Ctx,
  row: T,
  hasBody: boolean,
  more: readonly Problem[] = [],
): Promise<T> {
  await checkPackage(ctx, row.packageId);
  assertPublishable({ ...row, hasBody }, { more });
  return { ...row, publishedAt: publicationDate(row, ctx.now()) };
}

/** Runs `work` and converts a violation of a unique index of slugs to 422 `slug-taken` on the slug. */
export async function namingSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!/_slug_index$/.test(violated(error) ?? '')) throw error;
    throw wrongField('slug', 'slug-taken', 'Этот адрес уже занят.');
  }
}

/** Returns the row with the sent fields applied; an undefined field was not sent. */
export function changed<T extends object>(row: T, changes: { [K in keyof T]?: T[K] | undefined }): T {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(sent) };
}
