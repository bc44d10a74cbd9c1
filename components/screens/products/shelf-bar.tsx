import type { ProductFilterGroup } from '@/api/products/queries';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { FILTERS_ID, products } from './filter-groups';
import styles from './products.module.css';
import { countChosen, shelfList, shelfPath, SORTS, type ShelfSort, type ShelfView } from './shelf-view';

interface ShelfBarProps {
  view: ShelfView;
  groups: readonly ProductFilterGroup[];
  total: number;
}

/** Words to look for, the order, what is chosen, and how many that leaves. */
export function ShelfBar({ view, groups, total }: ShelfBarProps) {
  const count = countChosen(view);
  return (
    <div className={styles.bar}>
      <SearchBox view={view} />
      <button type="button" popoverTarget={FILTERS_ID} className={styles.open}>
        <Icon name="filter" size="s" />
        Фильтры{count > 0 && `, ${count}`}
      </button>
      <Chips scroll label="Порядок" captioned className={styles.sorts}>
        {(Object.keys(SORTS) as ShelfSort[]).map((sort) => (
          <ChipLink key={sort} size="s" on={sort === view.sort} href={shelfList.href(view, { sort })}>
            {SORTS[sort]}
          </ChipLink>
        ))}
      </Chips>
      <Chosen view={view} groups={groups} />
      <p role="status" className={styles.total}>
        {products(total)}
      </p>
    </div>
  );
}

/** Words to look for; the choices go with them. */
function SearchBox({ view }: { view: ShelfView }) {
  return (
    <SearchForm
      action={shelfPath(view)}
      still
      label="Поиск по каталогу"
      placeholder="Название или артикул"
      value={view.search}
      className={styles.search}
      kept={<HiddenFields of={shelfList.hidden(view, ['search'])} />}
    />
  );
}

/** Chips of the active filters, each taking itself off. */
function Chosen({ view, groups }: Omit<ShelfBarProps, 'total'>) {
  if (countChosen(view) === 0) return null;
  return (
    <Chips label="Выбранные фильтры" className={styles.chosen}>
      {view.search && (
        <ChipLink on iconEnd="close" href={shelfList.href(view, { search: undefined })}>
          <Hidden>Убрать: </Hidden>«{view.search}»
        </ChipLink>
      )}
      {groups.flatMap(({ name, entries }) =>
        entries
          .filter(({ value }) => view[name].includes(value))
          .map(({ value, title }) => (
            <ChipLink key={`${name}-${value}`} on iconEnd="close" href={shelfList.toggle(view, name, value)}>
              <Hidden>Убрать: </Hidden>
              {title}
            </ChipLink>
          )),
      )}
    </Chips>
  );
}
