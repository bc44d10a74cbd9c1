import { ARTICLES_PAGE } from '@/api/articles/queries';
import { ArticleCard } from '@/components/blocks/article-card/article-card';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/blocks/category-chips/category-chips';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Hidden } from '@/components/ui/hidden/hidden';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import { SCIENCE_CATEGORIES } from '@/lib/domain/science';
import { withQuery } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand } from '@/lib/session/guard';
import { KeyIngredients } from './key-ingredients';
import styles from './knowledges.module.css';
import type { Knowledges } from './load-knowledges';
import * as paths from '@/lib/routes/path';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';
const LEAD =
  'Как устроены кожа и волосы, что делают ингредиенты и чем это помогает в разговоре с покупателем.';

/** The scientific base: articles by theme and the ingredients they are about. */
export async function KnowledgesScreen({ brand, category, shown, list, ingredients }: Knowledges) {
  const path = paths.knowledges(brand);
  const { items, page, meta } = list;
  const themes = (meta.facets?.categories ?? []).filter(({ slug }) => SCIENCE_CATEGORIES.includes(slug));
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('knowledges', await nameOfBrand(brand))} lead={LEAD} sameAsCrumbs />
      <div className={styles.themes}>
        <CategoryChips categories={themes} chosen={category} href={path} />
      </div>
      <Hidden as="h2">Материалы</Hidden>
      {items.length === 0 ? (
        <NoArticles path={path} narrowed={category !== undefined} />
      ) : (
        <Tiles columns={3} phone={1}>
          {items.map((item, at) => (
            <ArticleCard
              key={item.id}
              item={item}
              described
              branded={!brand}
              first={at === 0}
              sizes={SIZES}
            />
          ))}
        </Tiles>
      )}
      <ListMore
        shown={shown}
        step={ARTICLES_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => withQuery(path, { category, page })}
      />
      <KeyIngredients words={ingredients} brand={brand} />
    </Wrap>
  );
}

function NoArticles({ path, narrowed }: { path: string; narrowed: boolean }) {
  return (
    <Empty
      picture="/art/empty-list.svg"
      title={narrowed ? 'По этой теме материалов нет' : 'Материалов пока нет'}
      text={narrowed ? 'Посмотрите остальные темы.' : 'Скоро они появятся. А пока — статьи других брендов.'}
      action={
        <ButtonLink href={narrowed ? path : paths.knowledges()} kind="second">
          {narrowed ? 'Все темы' : 'Вся научная база'}
        </ButtonLink>
      }
    />
  );
}
