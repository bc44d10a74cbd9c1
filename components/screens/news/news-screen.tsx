import { ARTICLES_PAGE, type ArticleList } from '@/api/articles/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/blocks/category-chips/category-chips';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Hidden } from '@/components/ui/hidden/hidden';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { withQuery, type Shown } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand } from '@/lib/session/guard';
import styles from './news-tiles.module.css';
import { NewsTiles } from './news-tiles';
import * as paths from '@/lib/routes/path';

interface NewsScreenProps {
  /** Null: every brand's. */
  brand: string | null;
  category: string | undefined;
  list: ArticleList;
  shown: Shown;
}

/** Articles of a brand or of all, in the grouping of section 3. */
export async function NewsScreen({ brand, category, list, shown }: NewsScreenProps) {
  const path = paths.news(brand);
  const { items, page, meta } = list;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('news', await nameOfBrand(brand))} sameAsCrumbs />
      <div className={styles.filters}>
        <CategoryChips categories={meta.facets?.categories ?? []} chosen={category} href={path} />
      </div>
      <Hidden as="h2">Материалы</Hidden>
      {items.length > 0 ? (
        <NewsTiles items={items} branded={!brand} />
      ) : (
        <NoArticles path={path} chosen={Boolean(category)} />
      )}
      <ListMore
        shown={shown}
        step={ARTICLES_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => withQuery(path, { category, page })}
      />
    </Wrap>
  );
}

function NoArticles({ path, chosen }: { path: string; chosen: boolean }) {
  return (
    <Empty
      level={2}
      picture="/art/empty-list.svg"
      title={chosen ? 'По этой теме статей нет' : 'Статей пока нет'}
      text={chosen ? 'Посмотрите остальные темы.' : 'Скоро они появятся. А пока — тесты и видео.'}
      action={
        <ButtonLink href={chosen ? path : paths.learnings()} kind="second">
          {chosen ? 'Все статьи' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
