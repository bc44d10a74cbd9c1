import 'server-only';
import { articleChoicesQuery, authoredArticleQuery, type ArticleChoices } from '@/api/articles/queries';
import { maybe, must } from '@/api/core/server';
import { draftQuery } from '@/api/drafts/queries';
import { marksQuery } from '@/api/select/queries';
import type { Version } from '@/components/blocks/editor/editor-form';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import type { PublicationState } from '@/lib/domain/publication-state';
import { publicationState, PUBLICATION_WORDS } from '@/lib/domain/publication-state';
import { blank, toValues, type ArticleValues } from './article-values';

export interface LoadedEditor {
  /** Null for something new. */
  id: string | null;
  state: PublicationState;
  saved: Version<ArticleValues>;
  draft: (Version<ArticleValues> & { savedAt: string }) | null;
  choices: ArticleChoices;
  marks: readonly { slug: string; name: string }[];
}

async function savedOf(id: string | null, kind: ArticleValues['entries']) {
  if (!id) return { state: 'draft' as const, saved: { values: blank(kind), seenAt: null } };
  const article = await must(authoredArticleQuery(id));
  const publishedAt = article.publishedAt ? new Date(article.publishedAt) : null;
  const status = PUBLICATION_WORDS.article[article.status];
  return {
    state: publicationState('article', { status, publishedAt }, new Date()),
    saved: { values: toValues(article), seenAt: article.updatedAt },
  };
}

/** Loads an article with the person's draft and the choices of its fields; 404 when there is no such article. */
export async function loadEditor(
  subject: string,
  kind: ArticleValues['entries'] = 'article',
): Promise<LoadedEditor> {
  const id = subject === NEW_SUBJECT ? null : subject;
  const [{ state, saved }, draft, choices, marks] = await Promise.all([
    savedOf(id, kind),
    maybe(draftQuery('article', id ?? NEW_SUBJECT)),
    must(articleChoicesQuery()),
    must(marksQuery()),
  ]);
  // a draft of an older form lacks the fields added since
  const typed = draft && {
    values: { ...saved.values, ...(JSON.parse(draft.values) as Partial<ArticleValues>) },
    seenAt: draft.seenAt,
    savedAt: draft.savedAt,
  };
  return { id, state, saved, draft: typed, choices, marks: marks.items };
}
