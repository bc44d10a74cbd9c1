import { Hidden } from '@/components/ui/hidden/hidden';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { TextLink } from '@/components/ui/text-link/text-link';
import { countFilters, learningList, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';
import type { FilterGroup } from './load-learnings';

/** A quick chip shows it and takes it off. */
const hasQuickChip = (name: string, value: string) =>
  name === 'favorite' || name === 'mark' || (name === 'state' && value !== 'locked' && value !== 'open');

/** Those that have no quick chip of their own. */
function chosen(view: LearningsView, groups: readonly FilterGroup[]): { title: string; href: string }[] {
  const titleOf = (name: string, value: string) =>
    groups.find((group) => group.name === name)?.entries.find((entry) => entry.value === value)?.title ??
    value;
  return learningList
    .active(view)
    .filter(({ name, value }) => !hasQuickChip(name, value))
    .map(({ name, value, href }) => ({
      title: name === 'search' ? `«${value}»` : titleOf(name, value),
      href,
    }));
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
        <TextLink href={learningList.href(learningList.clear(view))} plain scroll={false}>
          Сбросить все
        </TextLink>
      )}
    </Chips>
  );
}
