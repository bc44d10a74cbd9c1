'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatNumber } from '@/lib/format/number';
import type { ChosenValues, FiltersListProps } from '../list-filter-types';
import { PopupShell, useClosePopup } from '../slot';
import { FilterTicks } from './filter-ticks';
import styles from './filters-list.module.css';

/** The filter entries and the number of matching items, refetched when the choice changes. */
function useLook({ list, look }: FiltersListProps, chosen: ChosenValues) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['list-filters', list, chosen],
    queryFn: () => look(cache, chosen),
    placeholderData: (before) => before,
  });
}

/** All filters of a list; `onShow` writes the choice into the page's address. */
export function FiltersListPopup(props: FiltersListProps) {
  const { title, onShow } = props;
  const close = useClosePopup();
  const [chosen, setChosen] = useState(props.chosen);
  const look = useLook(props, chosen);
  const isAny = Object.values(chosen).some(({ length }) => length > 0);
  return (
    <PopupShell title={title} size="m">
      <form
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onShow(chosen);
        }}
      >
        {look.isError && (
          <Note kind="bad">
            Фильтры не загрузились.{' '}
            <Button kind="quiet" size="s" onClick={() => void look.refetch()}>
              Повторить
            </Button>
          </Note>
        )}
        {look.isPending && <Loading />}
        {look.data?.groups.map((group) => (
          <FilterTicks
            key={group.name}
            group={group}
            chosen={chosen[group.name] ?? []}
            onChoose={(values) => setChosen({ ...chosen, [group.name]: values })}
          />
        ))}
        <div className={styles.acts}>
          <PopupShell.Actions>
            <Button kind="quiet" disabled={!isAny} onClick={() => setChosen({})}>
              Сбросить
            </Button>
            <Button type="submit">
              Показать{look.data && !look.isPlaceholderData ? ` ${formatNumber(look.data.total)}` : ''}
            </Button>
          </PopupShell.Actions>
        </div>
      </form>
    </PopupShell>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Фильтры загружаются" className={styles.loading}>
      {[40, 75, 60, 70, 40, 65].map((width, at) => (
        <Skeleton key={at} width={`${String(width)}%`} height="20px" />
      ))}
    </div>
  );
}
