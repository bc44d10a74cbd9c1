import type { ArticleList } from '@/api/articles/queries';
import { SEARCH_PAGE, type SearchAnswer } from '@/api/search/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { KindLink } from '@/components/blocks/search-row/kind-link';
import { Popular } from '@/components/blocks/popular/popular';
import { SearchRow } from '@/components/blocks/search-row/search-row';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pages/pages';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { SEARCH_PATH } from '@/lib/domain/search-documents';
import { pageTitle } from '@/lib/routes/page-titles';
import { NotFoundWords } from './not-found-words';
import { RecentPart, RememberSearch } from './recent-part';
import { ResultTabs } from './result-tabs';
import styles from './search-results.module.css';
import { foundList, type SearchView } from './search-view';

interface SearchResultsProps {
  view: SearchView;
  /** Null without a query. */
  answer: SearchAnswer | null;
  /** Shown without a query. */
  popular: Pick<ArticleList, 'items'> | null;
}

/** Results by type; without results, similar items. */
export function SearchResultsScreen({ view, answer, popular }: SearchResultsProps) {
  return (
    <PageWrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('search')} sameAsCrumbs />
      <SearchForm
        action={SEARCH_PATH}
        name="q"
        label="Поиск по порталу"
        placeholder="Средство, компонент, тема"
        value={view.q}
        className={styles.form}
      />
      {answer && view.q && <RememberSearch text={view.q} />}
      {answer ? <Results view={view} answer={answer} /> : <NothingAsked popular={popular?.items ?? []} />}
    </PageWrap>
  );
}

function Results({ view, answer }: { view: SearchView; answer: SearchAnswer }) {
  const { items, page, meta } = answer;
  return (
    <div className={styles.results}>
      <div className={styles.kinds}>
        <ResultTabs view={view} meta={meta} />
      </div>
      <div>
        <KindLink query={view.q ?? ''} counts={meta.counts} />
        <NotFoundWords view={view} answer={answer} />
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((found) => (
              <li key={found.id}>
                <SearchRow found={found} words={meta.words} />
              </li>
            ))}
          </ul>
        )}
        <Pages
          current={view.page}
          total={Math.ceil((page?.total ?? 0) / SEARCH_PAGE)}
          href={(number) => foundList.href(view, { page: number })}
        />
      </div>
    </div>
  );
}

function NothingAsked({ popular }: { popular: ArticleList['items'] }) {
  return (
    <>
      <Empty
        picture="/art/empty-search.svg"
        title="Что найти?"
        text="Название средства, компонент, тема статьи, фамилия эксперта — на русском или латиницей, можно с опечаткой."
      />
      <RecentPart />
      <Popular items={popular} />
    </>
  );
}
