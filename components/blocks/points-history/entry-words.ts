import type { z } from 'zod';
import type * as schemas from '@/api/points/schemas';
import { isBuiltPage } from '@/lib/routes/is-built';
import { learningHref, type LearningType } from '@/lib/domain/learning';
import { explainEntry } from '@/lib/domain/ledger';

export type PointsEntry = z.output<(typeof schemas)['ledgerEntry']['schema']>;

/** What a line's subject is in a list of learning. */
const TYPES = new Map<string | null, LearningType>([
  ['test', 'test'],
  ['video', 'video'],
  ['article', 'article'],
  ['module', 'interactive_module'],
]);

/** Where the item of a line can be opened now; undefined for what is closed and for a page that is not there yet. */
export function entryHref(entry: Pick<PointsEntry, 'subjectType' | 'subjectId' | 'subjectSlug' | 'markId'>) {
  const { subjectType, subjectId: id, subjectSlug: slug, markId: brand } = entry;
  const type = TYPES.get(subjectType);
  if (!type || !id || !slug) return undefined;
  const href = learningHref({ type, id, slug, brand });
  return isBuiltPage(href) ? href : undefined;
}

/** What and by which rule, with what the line itself adds: `За правильные ответы теста… Верных ответов: 7 из 7`. */
export function entryWords(entry: Pick<PointsEntry, 'kind' | 'amount' | 'title' | 'reason'>) {
  const { title, rule } = explainEntry(entry);
  const added = entry.kind === 'award' ? '' : (entry.reason?.trim() ?? '');
  return { title, rule: added ? `${rule}. ${added}` : rule };
}
