'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { noteVisit, removePeople, type RegisteredPharmacist } from '@/api/timetable/queries';
import { CallError } from '@/api/core/call-error';
import { toastRefusalOr } from '@/components/blocks/refusal/toast-refusal';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { counted } from '@/lib/format/number';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const RECORDS = ['запись', 'записи', 'записей'] as const;

/** Marks visits one by one; a visit that somebody else has marked meanwhile counts as done. */
async function markAll(ids: readonly string[]): Promise<number> {
  let marked = 0;
  for (const id of ids) {
    try {
      await noteVisit(id, crypto.randomUUID());
      marked += 1;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'already-visited') throw error;
    }
  }
  return marked;
}

interface ChosenPeopleProps {
  people: readonly RegisteredPharmacist[];
  /** Null when nobody can be written to. */
  writesTo: { id: string; name: string } | null;
}

/** Actions on the chosen people of the page. */
export function ChosenPeople({ people, writesTo }: ChosenPeopleProps) {
  const { onPage, clear } = useChosen();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const chosen = people.filter(({ id }) => onPage.includes(id));
  const toMark = chosen.filter(({ canManageVisits }) => canManageVisits);
  const toRemove = chosen.filter(({ canManage }) => canManage);
  const finish = (text: string) => {
    announceWrite();
    clear();
    toast({ text, kind: 'good' });
    router.refresh();
  };
  const mark = async () => {
    setBusy(true);
    try {
      finish(`Отмечены: ${counted(await markAll(toMark.map(({ id }) => id)), PEOPLE)}`);
    } catch (error) {
      toastRefusalOr(REFUSAL_WORDS.notSent)(error);
      router.refresh();
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    const key = crypto.randomUUID();
    openPopup('confirm', {
      title: `Удалить ${counted(toRemove.length, RECORDS)}?`,
      text: 'Места получат следующие в очереди, каждому придёт сообщение.',
      yes: 'Удалить',
      danger: true,
      failed: REFUSAL_WORDS.notSent,
      onYes: async () => {
        const { items } = await removePeople(
          toRemove.map(({ id }) => id),
          key,
        );
        const gone = items.filter(({ removed }) => removed).length;
        finish(`Удалено: ${counted(gone, RECORDS)} из ${String(toRemove.length)}`);
      },
    });
  };
  return (
    <>
      {toMark.length > 0 && (
        <Button size="s" kind="light" icon="check" loading={busy} onClick={() => void mark()}>
          Отметить визит
        </Button>
      )}
      {writesTo && chosen.length > 0 && (
        <Button
          size="s"
          kind="light"
          icon="mail"
          onClick={() =>
            openPopup('training-message', {
              training: { id: writesTo.id, name: writesTo.name },
              chosen: chosen.map(({ id }) => id),
            })
          }
        >
          Написать
        </Button>
      )}
      {toRemove.length > 0 && (
        <Button size="s" kind="light" icon="trash" onClick={remove}>
          Удалить записи
        </Button>
      )}
    </>
  );
}
