import type { GiftSort } from '@/api/orders/queries';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import type { Brand } from '@/lib/domain/brands';
import { formatNumber } from '@/lib/format/number';
import { withQuery } from '@/lib/routes/list-address';
import { SORTS } from './sorts';
import styles from './catalogue.module.css';

interface ToolbarProps {
  path: string;
  brands: readonly Brand[];
  balances: Readonly<Record<string, number>>;
  mark: string | undefined;
  affordable: boolean;
  sort: GiftSort | undefined;
}

/** Brands with what the person has of each, what is within reach, and the order of the list: all addresses. */
export function CatalogueToolbar({ path, brands, balances, mark, affordable, sort }: ToolbarProps) {
  const at = (next: { mark?: string | undefined; affordable?: 1 | undefined; sort?: string | undefined }) =>
    withQuery(path, { mark, affordable: affordable ? 1 : undefined, sort, ...next });
  return (
    <div className={styles.toolbar}>
      <Chips scroll label="Бренд">
        <ChipLink href={at({ mark: undefined, affordable: undefined })} on={!mark && !affordable}>
          Все
        </ChipLink>
        <ChipLink
          href={at({ affordable: affordable ? undefined : 1 })}
          on={affordable}
          icon={affordable ? 'check' : undefined}
        >
          Хватает баллов
        </ChipLink>
        {brands.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            href={at({ mark: mark === slug ? undefined : slug })}
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
        {SORTS.map(({ value, title }) => (
          <ChipLink key={title} size="s" href={at({ sort: value })} on={sort === value}>
            {title}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
