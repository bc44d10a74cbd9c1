import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import type { Brand } from '@/lib/domain/brands';
import { formatNumber } from '@/lib/format/number';
import { giftList, SORTS, type GiftsView } from './gift-list';

interface ToolbarProps {
  brands: readonly Brand[];
  balances: Readonly<Record<string, number>>;
  view: GiftsView;
}

/** Brands with what the person has of each, what is within reach, and the order of the list: all addresses. */
export function CatalogueToolbar({ brands, balances, view }: ToolbarProps) {
  const { mark, affordable } = view;
  const sorts = [[undefined, 'Рекомендуем'], ...Object.entries(SORTS)] as [GiftsView['sort'], string][];
  return (
    <>
      <Chips scroll label="Бренд">
        <ChipLink href={giftList.href(giftList.clear(view))} on={!mark && !affordable}>
          Все
        </ChipLink>
        <ChipLink
          href={giftList.toggle(view, 'affordable', '1')}
          on={affordable}
          icon={affordable ? 'check' : undefined}
        >
          Хватает баллов
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
      <Chips scroll label="Порядок" captioned>
        {sorts.map(([sort, title]) => (
          <ChipLink key={title} size="s" href={giftList.href(view, { sort })} on={view.sort === sort}>
            {title}
          </ChipLink>
        ))}
      </Chips>
    </>
  );
}
