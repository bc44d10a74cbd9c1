import type { Metadata } from 'next';
import { maybe } from '@/api/core/server';
import { programmeArticleQuery } from '@/api/programme/queries';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { ProgrammeArticleScreen } from '@/components/screens/programme/article-screen';
import { loadProgramme } from '@/components/screens/programme/load-programme';
import { ProgrammeScreen } from '@/components/screens/programme/programme-screen';
import { monthHref } from '@/components/screens/programme/programme-view';
import { env } from '@/lib/config/portal';
import { PROGRAMME_NAME } from '@/lib/domain/programme-words';
import * as path from '@/lib/routes/path';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: PROGRAMME_NAME };

export default async function Page({ searchParams }: PageProps<'/education-programme2025'>) {
  await requireRoute();
  const query = await searchParams;
  const [month, articleId] = [oneOf(query.month), oneOf(query.article)];
  const article = articleId ? await maybe(programmeArticleQuery(articleId)) : null;
  if (article?.entries === 'article')
    return (
      <>
        <ContentView type="programme_article" id={article.id} />
        <ProgrammeArticleScreen article={article} back={month ? monthHref(month) : path.programme()} />
      </>
    );
  const { PROGRAMME_FINISH_AT: finishAt } = env();
  return <ProgrammeScreen data={await loadProgramme()} month={month} finishAt={finishAt} now={new Date()} />;
}
