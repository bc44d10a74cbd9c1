'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { makeArticle, readAuthored, saveArticle, type AuthoredArticle } from '@/api/articles/queries';
import layout from '@/components/blocks/editor/columns.module.css';
import { EditorBar } from '@/components/blocks/editor/editor-bar';
import { EditorForm, type Version } from '@/components/blocks/editor/editor-form';
import { StateBadge } from '@/components/blocks/publication/state-badge';
import { toast } from '@/components/ui/toast/toast-store';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { PUBLICATION_WORDS, publicationState } from '@/lib/domain/publication-state';
import * as path from '@/lib/routes/path';
import { changesOf, LABELS, toBody, toValues, valueWords, type ArticleValues } from './article-values';
import { AsideFields, MainFields } from './content-fields';
import type { LoadedEditor } from './load-editor';
import { PublishActs } from './publish-acts';
import { doneWords, STATUS_OF, type Intent } from './publish-words';

const schema = () => import('@/lib/validation/forms/article').then(({ articleForm }) => articleForm);

const versionOf = (article: AuthoredArticle): Version<ArticleValues> => ({
  values: toValues(article),
  seenAt: article.updatedAt,
});

const stateOf = ({ status, publishedAt }: AuthoredArticle) =>
  publicationState(
    'article',
    { status: PUBLICATION_WORDS.article[status], publishedAt: publishedAt ? new Date(publishedAt) : null },
    new Date(),
  );

/** Form of the editor: saves the changes and with them publishes, schedules, archives or returns to drafts. */
export function ContentForm({
  id,
  saved,
  draft,
  choices,
  marks,
  owner,
  ...given
}: LoadedEditor & { owner: string }) {
  const router = useRouter();
  const [state, setState] = useState(given.state);

  async function save(values: ArticleValues, from: Version<ArticleValues>, intent: string) {
    const status = STATUS_OF[intent as Intent];
    const article =
      id === null
        ? await makeArticle({ ...toBody(values), entries: values.entries, status: status ?? 'draft' })
        : await saveArticle(id, {
            ...changesOf(values, from.values),
            ...(status ? { status } : {}),
            ...(from.seenAt ? { seenAt: from.seenAt } : {}),
          });
    const next = stateOf(article);
    setState(next);
    toast({ kind: 'good', text: doneWords(next, article.publishedAt, intent as Intent) });
    if (id !== null) {
      router.refresh();
      return versionOf(article);
    }
    router.replace(path.contentEditor(article.id));
    return null;
  }

  return (
    <EditorForm<ArticleValues>
      place={{ kind: 'article', subject: id ?? NEW_SUBJECT, owner }}
      label="Материал"
      labels={LABELS}
      words={valueWords}
      latest={async () => (id === null ? saved : versionOf(await readAuthored(id)))}
      {...{ saved, draft, schema, save }}
    >
      <EditorBar state={<StateBadge state={state} />}>
        <PublishActs id={id} state={state} />
      </EditorBar>
      <div className={layout.columns}>
        <MainFields />
        <AsideFields choices={choices} marks={marks} />
      </div>
    </EditorForm>
  );
}
