'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pharmacistsQuery } from '@/api/user/queries';
import { loadOwnPharmacies } from '@/components/blocks/pharmacy-fields/own-pharmacies';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import { RadioGroup } from '@/components/ui/tick/radio-group';
import {
  PHARMACIST_FILTERS,
  type ChoiceField,
  type FiltersPharmacistsProps,
  type PharmacistFilters,
} from '../people-types';
import { PopupShell, useClosePopup } from '../slot';
import styles from './filters-pharmacists.module.css';

const STATUSES = [
  { value: '', label: 'Все' },
  { value: 'active', label: 'Активные' },
  { value: 'inactive', label: 'Не активные' },
];
const NONE = Object.fromEntries(PHARMACIST_FILTERS.map((name) => [name, ''])) as PharmacistFilters;
const DIGITS = /^\d{0,7}$/;

/** The number of people that match the current filters, refetched when they change. */
function useFound(
  { filterOf, sector }: FiltersPharmacistsProps,
  filters: PharmacistFilters,
  isWrong: boolean,
) {
  const found = useQuery({
    ...pharmacistsQuery({ filter: filterOf(filters), page: 1, size: 1, sector }),
    placeholderData: (before) => before,
    enabled: !isWrong,
  });
  return found.data?.page?.total;
}

const isBackwards = ({ from, to }: PharmacistFilters) =>
  from !== '' && to !== '' && Number(to) < Number(from);

/** Filters of people; `onShow` writes the choice into the page's address. */
export function FiltersPharmacistsPopup(props: FiltersPharmacistsProps) {
  const { choices, chosen, onShow } = props;
  const close = useClosePopup();
  const cache = useQueryClient();
  const [filters, setFilters] = useState(chosen);
  const [pharmacy, setPharmacy] = useState(props.pharmacy);
  const set: Set = (name, value) => setFilters({ ...filters, [name]: value });
  const reset = () => {
    setFilters(NONE);
    setPharmacy(null);
  };
  const isWrong = isBackwards(filters);
  const total = useFound(props, filters, isWrong);
  return (
    <PopupShell title="Фильтры фармацевтов" size="m">
      <form
        className={styles.form}
        aria-label="Фильтры фармацевтов"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onShow(filters);
        }}
      >
        <Field id="people-search" label="Имя, телефон или почта">
          <Input
            id="people-search"
            type="search"
            maxLength={255}
            value={filters.search}
            onChange={({ target }) => set('search', target.value)}
          />
        </Field>
        <Field id="people-status" label="Статус" group>
          <RadioGroup
            id="people-status"
            name="people-status"
            choices={STATUSES}
            value={filters.status}
            onChange={(value) => set('status', value)}
          />
        </Field>
        <div className={styles.pairs}>
          {choices.map((field) => (
            <Choice key={field.name} field={field} value={filters[field.name]} set={set} />
          ))}
          <Field id="people-pharmacy" label="Аптека">
            <RemoteSelect
              id="people-pharmacy"
              placeholder="Название или адрес"
              load={loadOwnPharmacies(cache, props.sector)}
              value={pharmacy}
              onChange={(next) => {
                setPharmacy(next);
                set('pharmacy', next?.value ?? '');
              }}
            />
          </Field>
        </div>
        <div className={styles.range}>
          <Points {...{ filters, set, isWrong }} />
        </div>
        <PopupShell.Actions>
          <Button kind="quiet" onClick={reset}>
            Сбросить
          </Button>
          <Button type="submit" disabled={isWrong}>
            {total === undefined ? 'Показать' : `Показать ${String(total)}`}
          </Button>
        </PopupShell.Actions>
      </form>
    </PopupShell>
  );
}

type Set = (name: keyof PharmacistFilters, value: string) => void;

function Choice({ field, value, set }: { field: ChoiceField; value: string; set: Set }) {
  const { name, title, any, options } = field;
  const id = `people-${name}`;
  return (
    <Field id={id} label={title}>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => set(name, target.value)}
        options={[{ value: '', label: any }, ...options]}
      />
    </Field>
  );
}

function Points({ filters, set, isWrong }: { filters: PharmacistFilters; set: Set; isWrong: boolean }) {
  return (['from', 'to'] as const).map((name) => (
    <Field
      key={name}
      id={`people-${name}`}
      label={name === 'from' ? 'Баллов от' : 'Баллов до'}
      error={name === 'to' && isWrong ? 'Меньше, чем «от»' : undefined}
    >
      <Input
        id={`people-${name}`}
        inputMode="numeric"
        value={filters[name]}
        aria-invalid={(name === 'to' && isWrong) || undefined}
        onChange={({ target }) => {
          if (DIGITS.test(target.value)) set(name, target.value);
        }}
      />
    </Field>
  ));
}
