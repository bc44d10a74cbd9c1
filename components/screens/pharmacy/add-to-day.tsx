'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayPlanQuery, keepPlan } from '@/api/representative/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { moscowDay } from '@/lib/domain/moscow';
import { FULL_PLAN, MOST_STOPS } from '@/lib/domain/radar/day-plan';
import * as path from '@/lib/routes/path';

/** Puts the pharmacy at the end of today's plan. */
export function AddToDay({ id, isPlanned }: { id: string; isPlanned: boolean }) {
  const [isIn, setIn] = useState(isPlanned);
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const day = moscowDay(new Date());
      const { stops } = await cache.fetchQuery({ ...dayPlanQuery(day), staleTime: 0 });
      const ids = stops.map((stop) => stop.id);
      if (ids.includes(id)) {
        setIn(true);
        toast({ text: 'Аптека уже в плане на сегодня' });
        return;
      }
      if (ids.length >= MOST_STOPS) {
        toast({ text: FULL_PLAN, kind: 'bad' });
        return;
      }
      await keepPlan(day, [...ids, id]);
      announceWrite();
      setIn(true);
      toast({ text: 'Добавлено в план на сегодня', kind: 'good' });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  if (isIn) {
    return (
      <ButtonLink kind="quiet" icon="check" href={path.representativeDay()}>
        В плане на сегодня
      </ButtonLink>
    );
  }
  return (
    <Button kind="second" icon="route" loading={busy} data-script="" onClick={() => void add()}>
      В план на сегодня
    </Button>
  );
}
