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

type Explained = Pick<PointsEntry, 'kind' | 'amount' | 'title' | 'reason'>;

/** What the line itself adds to its rule; an award has it in the rule already. */
const addedWords = ({ kind, reason }: Explained) => (kind === 'award' ? '' : (reason?.trim() ?? ''));

/** What and by which rule, with what the line itself adds: `За правильные ответы теста… Верных ответов: 7 из 7`. */
export function entryWords(entry: Explained) {
  const { title, rule } = explainEntry(entry);
  const added = addedWords(entry);
  return { title, rule: added ? `${rule}. ${added}` : rule };
}

/** The same for a list: a rule is said by the first line it stands behind, the later ones say what they add. */
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
