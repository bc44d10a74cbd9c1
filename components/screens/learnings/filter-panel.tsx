import { Button, ButtonLink } from '@/components/ui/button/button';
import { GetForm } from '@/components/ui/get-form/get-form';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { Icon } from '@/components/ui/icon/icon';
import { Checkbox, Radio } from '@/components/ui/tick/tick';
import { countFilters, learningList, LEARNINGS_PATH, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';
import type { FilterGroup } from './load-learnings';

const ASKED = ['mark', 'category', 'state', 'tag'] as const;
type Asked = (typeof ASKED)[number];

function isChosen(view: LearningsView, name: Asked, value: string): boolean {
  return learningList.active(view).some((filter) => filter.name === name && filter.value === value);
}

/** Every filter group at once; a plain GET form under a summary. */
export function FilterPanel({ view, groups }: { view: LearningsView; groups: readonly FilterGroup[] }) {
  const asked = ASKED.flatMap((name) => groups.find((group) => group.name === name) ?? []);
  if (asked.length === 0) return null;
  const count = countFilters(view);
  return (
    <details className={styles.panel} name="learnings-menu">
      <summary className={styles.summary}>
        <Icon name="filter" size="s" />
        Все фильтры{count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <GetForm action={LEARNINGS_PATH} still className={styles.form}>
        <HiddenFields of={learningList.hidden(view, ASKED)} />
        <div className={styles.groups}>
          {asked.map((group) => (
            <Group key={group.id} group={group} view={view} />
          ))}
        </div>
        <div className={styles.acts}>
          <Button type="submit">Показать</Button>
          <ButtonLink href={learningList.href(learningList.clear(view))} kind="quiet" scroll={false}>
            Сбросить
          </ButtonLink>
        </div>
      </GetForm>
    </details>
  );
}

/** Brands and sections add up; a state and a theme are one of several. */
function Group({ group, view }: { group: FilterGroup; view: LearningsView }) {
  const name = group.name as Asked;
  const many = name === 'mark' || name === 'category';
  const Tick = many ? Checkbox : Radio;
  const entries = many ? group.entries : [{ value: '', title: 'Любое', count: undefined }, ...group.entries];
  return (
    <fieldset className={styles.group}>
      <legend>{group.title}</legend>
      <div className={styles.entries}>
        {entries.map(({ value, title, count }) => (
          <Tick
            key={value}
            name={name}
            value={value}
            label={value === '' && name === 'tag' ? 'Любая' : title}
            count={count}
            defaultChecked={value ? isChosen(view, name, value) : !view[name as 'state' | 'tag']}
          />
        ))}
      </div>
    </fieldset>
  );
}
