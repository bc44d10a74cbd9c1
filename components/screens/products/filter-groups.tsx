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

function Group({ group, view }: { group: ProductFilterGroup; view: ProductsView }) {
  return (
    <section className={styles.group} aria-labelledby={`filter-${group.name}`}>
      <h2 id={`filter-${group.name}`}>{group.title}</h2>
      <ul>
        {group.entries.map(({ value, title, count }) => {
          const on = view[group.name].includes(value);
          return (
            <li key={value}>
              <Anchor
                href={productList.toggle(view, group.name, value)}
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
        })}
      </ul>
    </section>
  );
}
