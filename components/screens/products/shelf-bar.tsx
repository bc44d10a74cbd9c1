import type { ProductFilterGroup } from '@/api/products/queries';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { FILTERS_ID, products } from './filter-groups';
import styles from './products.module.css';
import {
  countChosen,
  shelfHref,
  shelfPath,
  SORTS,
  toggled,
  type ShelfSort,
  type ShelfView,
} from './shelf-view';

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
          <ChipLink key={sort} size="s" on={sort === view.sort} href={shelfHref(view, { sort })}>
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
  const kept = (
    <>
      {Object.entries(view.chosen).map(([group, aliases]) => (
        <input key={group} type="hidden" name={group} value={aliases.join(',')} />
      ))}
      {view.sort !== '-publishedAt' && <input type="hidden" name="sort" value={view.sort} />}
    </>
  );
  return (
    <SearchForm
      action={shelfPath(view.brand)}
      still
      label="Поиск по каталогу"
      placeholder="Название или артикул"
      value={view.search}
      className={styles.search}
      kept={kept}
    />
  );
}

/** Chips of the active filters, each taking itself off. */
function Chosen({ view, groups }: Omit<ShelfBarProps, 'total'>) {
  if (countChosen(view) === 0) return null;
  return (
    <Chips label="Выбранные фильтры" className={styles.chosen}>
      {view.search && (
        <ChipLink on iconEnd="close" href={shelfHref(view, { search: undefined })}>
          <Hidden>Убрать: </Hidden>«{view.search}»
        </ChipLink>
      )}
      {groups.flatMap(({ name, entries }) =>
        entries
          .filter(({ value }) => view.chosen[name]?.includes(value))
          .map(({ value, title }) => (
            <ChipLink
              key={`${name}-${value}`}
              on
              iconEnd="close"
              href={shelfHref(view, { chosen: toggled(view.chosen, name, value) })}
            >
              <Hidden>Убрать: </Hidden>
              {title}
            </ChipLink>
          )),
      )}
    </Chips>
  );
}
