import type { ReactNode } from 'react';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { TRAINING_TYPES, TYPE_WORDS } from '@/lib/domain/trainings/training';
import { formatDay } from '@/lib/format/date';
import { FiltersButton } from './filters-button';
import type { Schedule } from './load-schedule';
import { ALL_CITIES, scheduleList, type ScheduleView } from './schedule-view';
import styles from './schedule.module.css';

interface FiltersProps {
  view: ScheduleView;
  schedule: Schedule;
}

/** Most used filters as a row of links, each on or off; the others in a popup, with the choice as chips below. */
export function ScheduleFilters({ view, schedule }: FiltersProps) {
  const { marks, ownCity, city } = schedule;
  const brands = marks.filter(({ isRoutingMark }) => isRoutingMark);
  const isOwnCity = city !== undefined && city.id === ownCity?.id;
  return (
    <div className={styles.filters}>
      <Chips scroll label="Фильтры">
        <FiltersButton
          view={view}
          marks={brands}
          city={city ? { value: city.id, label: city.name } : null}
          ownCityId={ownCity?.id}
        />
        {ownCity && (
          <Toggle on={isOwnCity} href={scheduleList.choose(view, 'city', isOwnCity ? ALL_CITIES : undefined)}>
            {ownCity.name}
          </Toggle>
        )}
        {TRAINING_TYPES.map((type) => (
          <Toggle key={type} on={view.type === type} href={scheduleList.toggle(view, 'type', type)}>
            {TYPE_WORDS[type].many}
          </Toggle>
        ))}
        {brands.map(({ id, name }) => {
          const on = view.mark.includes(id);
          return (
            <Toggle key={id} on={on} href={scheduleList.toggle(view, 'mark', id)}>
              <DropTag kind="plain" brand={id} onDark={on}>
                {name}
              </DropTag>
            </Toggle>
          );
        })}
      </Chips>
      <ActiveFilters address={scheduleList} view={view} titleOf={titleOf(schedule)} />
    </div>
  );
}

function Toggle({ on, href, children }: { on: boolean; href: string; children: ReactNode }) {
  return (
    <ChipLink on={on} href={href} {...(on ? { iconEnd: 'close' as const } : {})}>
      {children}
    </ChipLink>
  );
}

const dayTitles: Readonly<Record<string, string>> = { from: 'с', to: 'по' };

/** Title of an active filter's chip; null for filters with chips in the row. */
function titleOf({ marks, city, ownCity }: Schedule) {
  return (name: string, value: string) => {
    const mark = name === 'mark' ? marks.find(({ id }) => id === value) : undefined;
    if (name === 'mark') return mark?.isRoutingMark ? null : (mark?.name ?? value);
    if (dayTitles[name]) return `${dayTitles[name]} ${formatDay(value)}`;
    return name === 'city' && city && city.id !== ownCity?.id ? city.name : null;
  };
}
