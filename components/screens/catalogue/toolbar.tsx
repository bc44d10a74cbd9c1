import { SortMenu } from '@/components/blocks/list-page/sort-menu';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import type { Brand } from '@/lib/domain/brands';
import { formatNumber } from '@/lib/format/number';
import styles from './catalogue.module.css';
import { giftList, SORTS, type GiftsView } from './gift-list';

interface ToolbarProps {
  brands: readonly Brand[];
  balances: Readonly<Record<string, number>>;
  /** How many gifts of the list the points pay. */
  within: number;
  view: GiftsView;
}

/** Links: brands with the person's balance, gifts that the points can pay, and the sort order. */
export function CatalogueToolbar({ brands, balances, within, view }: ToolbarProps) {
  const { mark, affordable } = view;
  return (
    <div className={styles.toolbar}>
      <Chips scroll label="Бренд" className={styles.chips}>
        <ChipLink href={giftList.href(giftList.clear(view))} on={!mark && !affordable}>
          Все
        </ChipLink>
        <ChipLink
          href={giftList.toggle(view, 'affordable', '1')}
          on={affordable}
          icon={affordable ? 'check' : undefined}
        >
          Хватает баллов, {formatNumber(within)}
        </ChipLink>
        {brands.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            href={giftList.toggle(view, 'mark', slug)}
            on={mark === slug}
            data-brand={slug}
          >
            <DropTag kind="plain" brand={slug} onDark={mark === slug}>
              {name}, {formatNumber(balances[slug] ?? 0)}
            </DropTag>
          </ChipLink>
        ))}
      </Chips>
      <SortMenu address={giftList} view={view} sorts={SORTS} />
    </div>
  );
}
