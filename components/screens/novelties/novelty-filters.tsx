import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { TYPE_NAMES } from '@/lib/domain/learning';
import type { NoveltiesScreenProps } from './novelties-screen';
import { noveltyList } from './novelty-list';
import styles from './novelties.module.css';

type Props = Pick<NoveltiesScreenProps, 'types' | 'brands' | 'view'>;

/** Types as tabs with counts, brands as chips; every choice is an address that keeps the other one. */
export function NoveltyFilters({ types, brands, view }: Props) {
  const there = types.filter(({ value, count }) => count > 0 || value === view.type);
  const all = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.filters}>
      {there.length > 1 && (
        <LinkTabs
          label="Вид материалов"
          tabs={[
            {
              href: noveltyList.href(view, { type: undefined }),
              title: 'Все',
              count: all,
              current: !view.type,
            },
            ...there.map(({ value, count }) => ({
              href: noveltyList.href(view, { type: value }),
              title: TYPE_NAMES[value].many,
              count,
              current: value === view.type,
            })),
          ]}
        />
      )}
      <Chips scroll label="Бренд">
        <ChipLink href={noveltyList.href(view, { mark: undefined })} on={!view.mark}>
          Все бренды
        </ChipLink>
        {brands.map(({ slug, name }) => (
          <ChipLink key={slug} href={noveltyList.href(view, { mark: slug })} on={slug === view.mark}>
            <DropTag kind="plain" brand={slug} onDark={slug === view.mark}>
              {name}
            </DropTag>
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
