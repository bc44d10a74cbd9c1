'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { slotListQuery } from '@/api/trainings/queries';
import { loadAllCities } from '@/components/blocks/training-selects/training-loads';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import { RadioGroup } from '@/components/ui/tick/radio-group';
import { Checkbox } from '@/components/ui/tick/tick';
import { ANY_TYPE, TYPE_WORDS } from '@/lib/domain/trainings/training';
import { PopupShell, useClosePopup } from '../slot';
import type { FiltersTrainingsProps, TrainingFilters } from '../training-types';
import styles from './filters-trainings.module.css';

const TYPES = [
  { value: '', label: ANY_TYPE },
  ...Object.entries(TYPE_WORDS).map(([value, { many }]) => ({ value, label: many })),
];
const NONE: TrainingFilters = { search: '', mark: [], type: '', city: null, from: '', to: '' };

/** The number of trainings that match the current filters, refetched when they change. */
function useFound({ filterOf }: FiltersTrainingsProps, filters: TrainingFilters) {
  const found = useQuery({ ...slotListQuery(filterOf(filters), 1), placeholderData: (before) => before });
  return found.data?.page?.total;
}

/** Filters of the schedule; `onShow` writes the choice into the page's address. */
export function FiltersTrainingsPopup(props: FiltersTrainingsProps) {
  const { marks, chosen, onShow } = props;
  const close = useClosePopup();
  const [filters, setFilters] = useState(chosen);
  const set = (change: Partial<TrainingFilters>) => setFilters({ ...filters, ...change });
  const total = useFound(props, filters);
  const isBackwards = filters.from !== '' && filters.to !== '' && filters.to < filters.from;
  return (
    <PopupShell title="Фильтры тренингов" size="m">
      <form
        className={styles.form}
        aria-label="Фильтры тренингов"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onShow(filters);
        }}
      >
        <Field id="training-search" label="Тема">
          <Input
            id="training-search"
            type="search"
            maxLength={255}
            value={filters.search}
            onChange={(event) => set({ search: event.target.value })}
          />
        </Field>
        <City city={filters.city} set={set} />
        <Field id="training-type" label="Формат" group>
          <RadioGroup
            id="training-type"
            name="training-type"
            choices={TYPES}
            value={filters.type}
            onChange={(type) => set({ type: type as TrainingFilters['type'] })}
          />
        </Field>
        <fieldset className={styles.marks}>
          <legend>Бренд</legend>
          {marks.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={filters.mark.includes(id)}
              onChange={(event) =>
                set({
                  mark: event.target.checked
                    ? [...filters.mark, id]
                    : filters.mark.filter((mark) => mark !== id),
                })
              }
            />
          ))}
        </fieldset>
        <Days filters={filters} set={set} wrong={isBackwards} />
        <PopupShell.Actions>
          <Button kind="quiet" onClick={() => setFilters(NONE)}>
            Сбросить
          </Button>
          <Button type="submit" disabled={isBackwards}>
            {total === undefined ? 'Показать' : `Показать ${String(total)}`}
          </Button>
        </PopupShell.Actions>
      </form>
    </PopupShell>
  );
}

type Set = (change: Partial<TrainingFilters>) => void;

function City({ city, set }: { city: TrainingFilters['city']; set: Set }) {
  const cache = useQueryClient();
  return (
    <Field id="training-city" label="Город" hint="Вебинары открыты всем городам">
      <RemoteSelect
        id="training-city"
        aria-describedby="training-city-hint"
        placeholder="Любой город"
        load={loadAllCities(cache)}
        value={city}
        onChange={(chosen) => set({ city: chosen })}
      />
    </Field>
  );
}

function Days({ filters, set, wrong }: { filters: TrainingFilters; set: Set; wrong: boolean }) {
  const error = wrong ? 'Раньше начала периода' : undefined;
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          id={`training-${name}`}
          label={name === 'from' ? 'С какого дня' : 'По какой день'}
          error={name === 'to' ? error : undefined}
        >
          <Input
            id={`training-${name}`}
            type="date"
            value={filters[name]}
            aria-invalid={(name === 'to' && wrong) || undefined}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
