import { count, eq, max } from 'drizzle-orm';
import { makeTermIndex, type TermIndex } from '@/lib/domain/glossary';
import { glossaryHref, linkTerms, type LinkedHtml } from '@/lib/domain/glossary-links';
import { sortedBy } from '@/lib/format/sort';
import { marks } from '../../db/schema/directory';
import { glossaryWords } from '../../db/schema/glossary';
import type { Ctx } from '../../http/context';
import { cleanHtml, type SafeHtml } from '@/lib/html/clean-html';
import { inState } from '../authoring/states';

export interface KnownWord {
  id: string;
  slug: string;
  name: string;
  description: string;
  synonyms: string[];
  /** Mark slug. */
  markId: string | null;
}

/** Snapshot of the published words, with an index to look them up. */
export class Glossary {
  readonly terms: TermIndex<KnownWord>;
  private readonly linked = new Map<string, LinkedHtml<KnownWord>>();

  /** `words` in alphabetical order, with sanitised texts. */
  constructor(
    readonly stamp: string,
    readonly words: readonly KnownWord[],
  ) {
    this.terms = makeTermIndex(words);
  }

  /** Returns the text with its words linked; cached by text and brand. */
  link(clean: SafeHtml, brand: string): LinkedHtml<KnownWord> {
    const key = `${brand} ${clean}`;
    const known = this.linked.get(key);
    if (known) return known;
    const made = linkTerms(clean, this.terms, (word) => glossaryHref(word, brand));
    const oldest = this.linked.size >= MOST_TEXTS ? this.linked.keys().next().value : undefined;
    if (oldest !== undefined) this.linked.delete(oldest);
    this.linked.set(key, made);
    return made;
  }
}

const MOST_TEXTS = 200;
/** Cached glossary of each backend, by its settings object: one process may run several backends. */
const kept = new WeakMap<object, Glossary>();

/** Returns a stamp that changes whenever a word is written, published or removed. */
async function stampOf(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db
    .select({
      words: count(),
      changed: max(glossaryWords.updatedAt),
      published: max(glossaryWords.publishedAt),
    })
    .from(glossaryWords)
    .where(inState('catalogue', glossaryWords, 'published', ctx.now()));
  return [row?.words, row?.changed?.getTime(), row?.published?.getTime()].join(' ');
}

/** Returns the current glossary. Words are read and sorted again only after a change: else one small query. */
export async function loadGlossary(ctx: Ctx): Promise<Glossary> {
  const stamp = await stampOf(ctx);
  const known = kept.get(ctx.config);
  if (known?.stamp === stamp) return known;
  const rows = await ctx.db
    .select({
      id: glossaryWords.id,
      slug: glossaryWords.slug,
      name: glossaryWords.name,
      description: glossaryWords.description,
      synonyms: glossaryWords.synonyms,
      markId: marks.slug,
    })
    .from(glossaryWords)
    .leftJoin(marks, eq(marks.id, glossaryWords.markId))
    .where(inState('catalogue', glossaryWords, 'published', ctx.now()));
  const words = sortedBy(rows, ({ name }) => name).map((row) => ({
    ...row,
    description: cleanHtml(row.description),
  }));
  const glossary = new Glossary(stamp, words);
  kept.set(ctx.config, glossary);
  return glossary;
}
