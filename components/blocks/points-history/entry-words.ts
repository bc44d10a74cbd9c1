import type { z } from 'zod';
import type * as schemas from '@/api/points/schemas';
import { isBuiltPage } from '@/lib/routes/is-built';
import { learningHref, type LearningType } from '@/lib/domain/learning';
import { explainEntry } from '@/lib/domain/ledger';

export type PointsEntry = z.output<(typeof schemas)['ledgerEntry']['schema']>;

/** Learning type of an entry's subject. */
const TYPES = new Map<string | null, LearningType>([
  ['test', 'test'],
  ['video', 'video'],
  ['article', 'article'],
  ['module', 'interactive_module'],
]);

/** Address of an entry's item; undefined for a closed one and for a page that does not exist yet. */
export function entryHref(entry: Pick<PointsEntry, 'subjectType' | 'subjectId' | 'subjectSlug' | 'markId'>) {
  const { subjectType, subjectId: id, subjectSlug: slug, markId: brand } = entry;
  const type = TYPES.get(subjectType);
  if (!type || !id || !slug) return undefined;
  const href = learningHref({ type, id, slug, brand });
  return isBuiltPage(href) ? href : undefined;
}

type Explained = Pick<PointsEntry, 'kind' | 'amount' | 'title' | 'reason'>;

/** Text that an entry adds to its rule; the rule of an award contains it already. */
const addedWords = ({ kind, reason }: Explained) => (kind === 'award' ? '' : (reason?.trim() ?? ''));

/** Title and rule of an entry, with its own addition: `За правильные ответы теста… Верных ответов: 7 из 7`. */
export function entryWords(entry: Explained) {
  const { title, rule } = explainEntry(entry);
  const added = addedWords(entry);
  return { title, rule: added ? `${rule}. ${added}` : rule };
}

/** The same for a list: each rule is shown with its first entry only, later entries show just their additions. */
export function listWords(entries: readonly Explained[]): { title: string; rule: string }[] {
  const said = new Set<string>();
  return entries.map((entry) => {
    const { rule } = explainEntry(entry);
    const words = entryWords(entry);
    if (said.has(rule)) return { ...words, rule: addedWords(entry) };
    said.add(rule);
    return words;
  });
}
