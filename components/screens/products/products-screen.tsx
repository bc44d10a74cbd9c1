import { PRODUCTS_PAGE, type ProductFilterGroup, type ProductItems } from '@/api/products/queries';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ProductCard } from '@/components/blocks/product-card/product-card';
import { Tiles } from '@/components/ui/tiles/tiles';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';
import { FilterGroups } from './filter-groups';
import styles from './products.module.css';
import { ProductsBar } from './products-bar';
import { productList, type ProductsView } from './products-view';

const SIZES = '(max-width: 767px) 50vw, 300px';
const EMPTY = {
  title: 'Продуктов пока нет',
  text: 'Скоро здесь появится каталог. А пока — статьи и тесты.',
  action: TO_LEARNINGS,
};

interface ProductsScreenProps {
  view: ProductsView;
  list: ProductItems;
  groups: readonly ProductFilterGroup[];
}

/** Catalogue of a brand or of all brands: filters beside it, search and sort order; the address holds all of it. */
export async function ProductsScreen({ view, list, groups }: ProductsScreenProps) {
  const { items, page } = list;
  const bar = { view, groups, total: page?.total ?? items.length };
  return (
    <ListPage
      title={pageTitle('products', await nameOfBrand(view.brand))}
      aside={<FilterGroups {...bar} />}
      filters={<ProductsBar {...bar} />}
      address={productList}
      {...{ view, list }}
      step={PRODUCTS_PAGE}
      heading="Продукты"
      empty={EMPTY}
      narrowed={{
        picture: view.search ? 'search' : 'list',
        title: view.search ? `По запросу «${view.search}» ничего нет` : 'С такими фильтрами ничего нет',
        text: 'Снимите один из фильтров или возьмите слово короче: поиск смотрит в названия, описания, артикулы и гаммы.',
        all: 'Весь каталог',
      }}
    >
      <Tiles columns={3} className={styles.tiles}>
        {items.map((item, at) => (
          <ProductCard
            key={item.id}
            item={item}
            branded={view.brand === EMPTY_BRAND}
            first={at < 2}
            sizes={SIZES}
          />
        ))}
      </Tiles>
    </ListPage>
  );
}
