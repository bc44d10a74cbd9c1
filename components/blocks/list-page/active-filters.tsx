import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Hidden } from '@/components/ui/hidden/hidden';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { AddressOf } from '@/lib/lists/list-address';
import styles from './list-bar.module.css';

interface ActiveFiltersProps<V> {
  address: AddressOf<V>;
  view: V;
  /** The filter's name on its chip; null for a filter that is shown and removed elsewhere. */
  titleOf: (name: string, value: string) => string | null;
}

/** Chips of the active filters: a chip links to the list without its filter, the last link to the list without any. */
export function ActiveFilters<V>({ address, view, titleOf }: ActiveFiltersProps<V>) {
  const active = address.active(view);
  const titled = active.flatMap(({ name, value, href }) => {
    const title = name === 'search' ? `«${value}»` : titleOf(name, value);
    return title === null ? [] : [{ title, href }];
  });
  if (titled.length === 0 && active.length < 2) return null;
  return (
    <Chips label="Выбранные фильтры" className={styles.active}>
      {titled.map(({ title, href }) => (
        <ChipLink key={href} href={href} kind="tint" size="s" iconEnd="close">
          <Hidden>Убрать: </Hidden>
          {title}
        </ChipLink>
      ))}
      {active.length > 1 && (
        <TextLink href={address.cleared(view)} plain scroll={false}>
          Сбросить все
        </TextLink>
      )}
    </Chips>
  );
}
