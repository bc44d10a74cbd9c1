import type { ProductFilterGroup } from '@/api/products/queries';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { ListSearch } from '@/components/blocks/list-page/list-search';
import { Icon } from '@/components/ui/icon/icon';
import { FILTERS_ID, products } from './filter-groups';
import { FiltersButton } from './filters-button';
import styles from './products.module.css';
import { countChosen, productList, SORTS, type ProductsView } from './products-view';

interface ProductsBarProps {
  view: ProductsView;
  groups: readonly ProductFilterGroup[];
  total: number;
}

/** Search, sort order, active filters, and the number of products found. */
export function ProductsBar({ view, groups, total }: ProductsBarProps) {
  const count = countChosen(view);
  const list = { address: productList, view };
  const entriesOf = (name: string) => groups.find((group) => group.name === name)?.entries ?? [];
  return (
    <div className={styles.bar}>
      <ListSearch
        {...list}
        label="Поиск по каталогу"
        placeholder="Название, артикул"
        className={styles.search}
      />
      <FiltersButton view={view} plain={FILTERS_ID} className={styles.open}>
        <Icon name="filter" size="s" />
        Фильтры{count > 0 && <span className={styles.count}>{count}</span>}
      </FiltersButton>
      <div className={styles.sorts}>
        <ChoiceChips {...list} name="sort" label="Порядок" quiet choices={choicesOf(SORTS)} />
      </div>
      <div className={styles.chosen}>
        <ActiveFilters
          {...list}
          titleOf={(name, chosen) => entriesOf(name).find(({ value }) => value === chosen)?.title ?? null}
        />
      </div>
      <p role="status" className={styles.total}>
        {products(total)}
      </p>
    </div>
  );
}
