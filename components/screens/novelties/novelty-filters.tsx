import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { TYPE_NAMES } from '@/lib/domain/learning';
import { withQuery } from '@/lib/routes/list-address';
import type { NoveltiesScreenProps } from './novelties-screen';
import styles from './novelties.module.css';

type Props = Pick<NoveltiesScreenProps, 'types' | 'brands' | 'chosen'> & { path: string };

/** Types as tabs with counts, brands as chips; every choice is an address that keeps the other one. */
export function NoveltyFilters({ types, brands, chosen, path }: Props) {
  const there = types.filter(({ value, count }) => count > 0 || value === chosen.type);
  const all = types.reduce((sum, { count }) => sum + count, 0);
  const at = (change: typeof chosen) => withQuery(path, { ...chosen, ...change });
  return (
    <div className={styles.filters}>
      {there.length > 1 && (
        <LinkTabs
          label="Вид материалов"
          tabs={[
            { href: at({ type: undefined }), title: 'Все', count: all, current: !chosen.type },
            ...there.map(({ value, count }) => ({
              href: at({ type: value }),
              title: TYPE_NAMES[value].many,
              count,
              current: value === chosen.type,
            })),
          ]}
        />
      )}
      <Chips scroll label="Бренд">
        <ChipLink href={at({ mark: undefined })} on={!chosen.mark}>
          Все бренды
        </ChipLink>
        {brands.map(({ slug, name }) => (
          <ChipLink key={slug} href={at({ mark: slug })} on={slug === chosen.mark}>
            <DropTag kind="plain" brand={slug} onDark={slug === chosen.mark}>
              {name}
            </DropTag>
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
