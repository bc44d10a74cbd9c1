import { eq } from 'drizzle-orm';
import { packageAddress } from '@/lib/domain/packages';
import { contentPackages } from '../../db/schema/packages';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { savePackage } from './save-package';

/**
 * Stores the ZIP of a module or a landing. The same file sent again returns the existing package. 422 on `file`:
 * `file-missing` or the reason of the refusal.
 */
export async function uploadPackage(ctx: Ctx, file: File | undefined) {
  if (!file || file.size === 0) throw wrongField('file', 'file-missing', 'Выберите ZIP-файл.');
  const isKnown = async (id: string) =>
    (await ctx.db.$count(contentPackages, eq(contentPackages.id, id))) > 0;
  const facts = await savePackage(ctx.files, file, isKnown);
  const name = file.name.slice(0, 255);
  return inTransaction(ctx, async (tx) => {
    const values = { ...facts, name, authorId: viewerOf(ctx).id, createdAt: ctx.now() };
    const made = await tx.insert(contentPackages).values(values).onConflictDoNothing().returning();
    const [found] =
      made.length > 0
        ? made
        : await tx.select().from(contentPackages).where(eq(contentPackages.id, facts.id));
    if (!found) throw new Error('A package was neither made nor found');
    const { scorm, ...row } = found;
    const details = { name, format: row.format, files: row.filesCount };
    await audit.record(ctx, {
      action: 'package.uploaded',
      subjectType: 'package',
      subjectId: row.id,
      details,
    });
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      executableFile: packageAddress(row.id, row.indexFile, scorm?.query),
    };
  });
}
