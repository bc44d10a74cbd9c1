import { Hidden } from '@/components/ui/hidden/hidden';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { TextLink } from '@/components/ui/text-link/text-link';
import { countFilters, hrefOf, toggled, withoutFilters, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';
import type { FilterGroup } from './load-learnings';

/** Those that have no quick chip of their own. */
function chosen(view: LearningsView, groups: readonly FilterGroup[]): { title: string; href: string }[] {
  const titleOf = (name: string, value: string) =>
    groups.find((group) => group.name === name)?.entries.find((entry) => entry.value === value)?.title ??
    value;
  const out = view.categories.map((slug) => ({
    title: titleOf('category', slug),
    href: hrefOf(view, { categories: toggled(view.categories, slug) }),
  }));
  const { state, tag, search } = view;
  if (state === 'locked' || state === 'open') {
    out.push({ title: titleOf('state', state), href: hrefOf(view, { state: undefined }) });
  }
  if (tag) out.push({ title: titleOf('tag', tag), href: hrefOf(view, { tag: undefined }) });
  if (search) out.push({ title: `«${search}»`, href: hrefOf(view, { search: undefined }) });
  return out;
}

/** Chips of the active filters, each taking itself off, and a way to take off all. */
export function ActiveFilters({ view, groups }: { view: LearningsView; groups: readonly FilterGroup[] }) {
  const count = countFilters(view);
  const filters = chosen(view, groups);
  if (filters.length === 0 && count < 2) return null;
  return (
    <Chips label="Выбранные фильтры" className={styles.active}>
      {filters.map(({ title, href }) => (
        <ChipLink key={title} href={href} kind="tint" size="s" iconEnd="close">
          <Hidden>Убрать: </Hidden>
          {title}
        </ChipLink>
      ))}
      {count > 1 && (
        <TextLink href={hrefOf(withoutFilters(view))} plain scroll={false}>
          Сбросить все
        </TextLink>
      )}
    </Chips>
  );
}
