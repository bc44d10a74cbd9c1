import { PRODUCTS_PAGE, type ProductFilterGroup, type ProductItems } from '@/api/products/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ProductCard } from '@/components/blocks/product-card/product-card';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Hidden } from '@/components/ui/hidden/hidden';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { Shown } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';
import { FilterGroups } from './filter-groups';
import styles from './products.module.css';
import { ShelfBar } from './shelf-bar';
import { countChosen, shelfList, shelfPath, type ShelfView } from './shelf-view';
import * as path from '@/lib/routes/path';

const SIZES = '(max-width: 767px) 50vw, 300px';

interface ProductsScreenProps {
  view: ShelfView;
  list: ProductItems;
  groups: readonly ProductFilterGroup[];
  shown: Shown;
}

/** The catalogue of a brand or of all: filters beside it, words to look for, an order; the address holds all of it. */
export async function ProductsScreen({ view, list, groups, shown }: ProductsScreenProps) {
  const { items, page } = list;
  const total = page?.total ?? items.length;
  const branded = view.brand === EMPTY_BRAND;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('products', await nameOfBrand(view.brand))} sameAsCrumbs />
      <div className={styles.grid}>
        <FilterGroups view={view} groups={groups} total={total} />
        <div className={styles.results}>
          <ShelfBar view={view} groups={groups} total={total} />
          <Hidden as="h2">Продукты</Hidden>
          {items.length === 0 && <NoProducts view={view} />}
          <Tiles columns={3} className={styles.tiles}>
            {items.map((item, at) => (
              <ProductCard key={item.id} item={item} branded={branded} first={at < 2} sizes={SIZES} />
            ))}
          </Tiles>
          <ListMore
            shown={shown}
            step={PRODUCTS_PAGE}
            count={items.length}
            total={total}
            href={(next) => shelfList.href(view, { page: next })}
          />
        </div>
      </div>
    </Wrap>
  );
}

function NoProducts({ view }: { view: ShelfView }) {
  const { search } = view;
  const narrowed = countChosen(view) > 0;
  return (
    <Empty
      level={3}
      picture={search ? '/art/empty-search.svg' : '/art/empty-list.svg'}
      title={
        search
          ? `По запросу «${search}» ничего нет`
          : narrowed
            ? 'С такими фильтрами ничего нет'
            : 'Продуктов пока нет'
      }
      text={
        narrowed
          ? 'Снимите один из фильтров или возьмите слово короче: поиск смотрит в названия, описания, артикулы и гаммы.'
          : 'Скоро здесь появится каталог. А пока — статьи и тесты.'
      }
      action={
        <ButtonLink href={narrowed ? shelfPath(view) : path.learnings()} kind="second">
          {narrowed ? 'Весь каталог' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
