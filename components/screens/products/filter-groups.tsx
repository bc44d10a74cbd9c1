import type { ProductFilterGroup } from '@/api/products/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { counted } from '@/lib/format/number';
import styles from './filter-groups.module.css';
import { countChosen, productList, type ProductsView } from './products-view';

export const FILTERS_ID = 'product-filters';
export const products = (count: number) => counted(count, ['продукт', 'продукта', 'продуктов']);

interface FilterGroupsProps {
  view: ProductsView;
  groups: readonly ProductFilterGroup[];
  total: number;
}

/**
 * Every filter as a link, so that a choice is an address. Beside the list on a desktop; over the page on a smaller
 * screen, opened and closed by the browser itself.
 */
export function FilterGroups({ view, groups, total }: FilterGroupsProps) {
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.filters} aria-label="Фильтры">
      <div className={styles.head}>
        <b>Фильтры</b>
        <button type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide" className={styles.close}>
          <Icon name="close" />
          <Hidden>Закрыть фильтры</Hidden>
        </button>
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} view={view} />
      ))}
      <div className={styles.acts}>
        <Button className={styles.show} popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          Показать {products(total)}
        </Button>
        {countChosen(view) > 0 && (
          <ButtonLink href={productList.href(productList.clear(view))} kind="quiet" size="s" scroll={false}>
            Сбросить
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

/** Number of entries shown unfolded; a list that is longer by `HARDLY` or less is not folded. */
const OPEN = 6;
const HARDLY = 2;

function Group({ group, view }: { group: ProductFilterGroup; view: ProductsView }) {
  const { name, title, entries } = group;
  const isOpen = (value: string, at: number) =>
    at < OPEN || entries.length <= OPEN + HARDLY || view[name].includes(value);
  const folded = entries.filter(({ value }, at) => !isOpen(value, at));
  const row = (entry: Entry) => <EntryRow key={entry.value} {...{ entry, name, view }} />;
  return (
    <section className={styles.group} aria-labelledby={`filter-${name}`}>
      <h2 id={`filter-${name}`}>{title}</h2>
      <ul>{entries.filter(({ value }, at) => isOpen(value, at)).map(row)}</ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            Ещё {folded.length}
            <Hidden>: {title}</Hidden>
            <Icon name="down" size="s" />
          </summary>
          <ul>{folded.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type Entry = ProductFilterGroup['entries'][number];

function EntryRow({
  entry,
  name,
  view,
}: {
  entry: Entry;
  name: ProductFilterGroup['name'];
  view: ProductsView;
}) {
  const { value, title, count } = entry;
  const on = view[name].includes(value);
  return (
    <li>
      <Anchor
        href={productList.toggle(view, name, value)}
        scroll={false}
        aria-current={on || undefined}
        data-none={count === 0 || undefined}
      >
        {on && <Icon name="check" size="xs" className={styles.tick} />}
        {title}
        <span>{count}</span>
      </Anchor>
    </li>
  );
}
