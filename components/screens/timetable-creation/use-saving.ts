'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import {
  makeSeries,
  makeTraining,
  saveTraining,
  type PlannedDate,
  type SeriesBody,
  type TrainingBody,
} from '@/api/timetable/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

const MADE = ['тренинг', 'тренинга', 'тренингов'] as const;

type Values = TrainingBody & { repeat: string; weekdays: string[]; until?: string | null };

interface Plan {
  body: SeriesBody;
  dates: readonly PlannedDate[];
}

/** Saves one date or many: a busy leader needs a confirmation, many dates are shown before they are created. */
export function useSaving(changed: { id: string; seenAt: string } | null) {
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = (text: string, to: string) => {
    announceWrite();
    toast({ text, kind: 'good' });
    router.push(to);
    router.refresh();
  };

  async function saveOne(body: TrainingBody): Promise<void> {
    const change = changed && { ...body, seenAt: changed.seenAt };
    const { id } = change
      ? await saveTraining(changed.id, change, request.of(change))
      : await makeTraining(body, request.of(body));
    leave(changed ? 'Тренинг изменён' : 'Тренинг создан', path.training(id));
  }

  async function save({ repeat, weekdays, until, ...body }: Values): Promise<void> {
    if (!changed && repeat !== 'once') {
      const asked = { ...body, repeat, weekdays: weekdays.map(Number), until: until ?? '' } as SeriesBody;
      const { items } = await makeSeries({ ...asked, mode: 'check' }, crypto.randomUUID());
      setPlan({ body: asked, dates: items });
      return;
    }
    try {
      await saveOne(body);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'trainer-busy') throw error;
      openPopup('confirm', {
        title: 'Ведущий занят',
        text: error.message,
        yes: 'Сохранить всё равно',
        onYes: () => saveOne({ ...body, confirmBusy: true }),
      });
    }
  }

  async function create(options: { onlyRight: boolean; confirmBusy: boolean }): Promise<void> {
    if (!plan || busy) return;
    setBusy(true);
    try {
      const body: SeriesBody = { ...plan.body, ...options, mode: 'create' };
      const { items } = await makeSeries(body, request.of(body));
      const made = items.filter(({ trainingId }) => trainingId !== null).length;
      leave(`Создано: ${counted(made, MADE)}`, path.trainings());
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return { save, create, busy, plan, dropPlan: () => setPlan(null) };
}
