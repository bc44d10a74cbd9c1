'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQuery, endAbsence, makeAbsence, type LeaderAbsence } from '@/api/absences/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { loadLeaders } from '@/components/blocks/training-selects/training-loads';
import { DateField } from '@/components/forms/date-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { TextLink } from '@/components/ui/text-link/text-link';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { absenceDays } from '@/lib/domain/trainings/absence';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { LeaderAbsencesProps } from '../training-types';
import styles from './leader-absences.module.css';

const TRAININGS = ['тренинг', 'тренинга', 'тренингов'] as const;
const EMPTY = { leaderId: '', firstDay: '', lastDay: '', note: '' };

/** Days on which a leader holds no training; planning a training on them shows a warning. */
export function LeaderAbsencesPopup({ choosesLeader }: LeaderAbsencesProps) {
  const list = useQuery(absencesQuery());
  return (
    <PopupShell title={choosesLeader ? 'Когда ведущие недоступны' : 'Когда вы недоступны'} size="m" keep>
      <p>В эти дни тренинг не создать без предупреждения. Уже назначенные остаются.</p>
      <AbsenceForm choosesLeader={choosesLeader} />
      <h3 className={styles.title}>Отмечено</h3>
      {list.isPending ? (
        <RowSkeleton />
      ) : list.error ? (
        <LoadError error={list.error} again={list.refetch} />
      ) : (
        <Absences absences={list.data.items} choosesLeader={choosesLeader} />
      )}
    </PopupShell>
  );
}

function AbsenceForm({ choosesLeader }: LeaderAbsencesProps) {
  const cache = useQueryClient();
  const [request] = useState(() => new RequestKey());
  /** Key of the form: a new form after each submit clears the chosen leader too. */
  const [made, setMade] = useState(0);
  return (
    <Form
      key={made}
      schema={async () => (await import('@/lib/validation/forms/leader-absence')).leaderAbsenceForm}
      defaults={EMPTY}
      label="Дни без тренингов"
      onSubmit={async (body) => {
        const { trainings } = await makeAbsence(body, request.of(body));
        request.forget();
        await cache.invalidateQueries({ queryKey: absencesQuery().queryKey });
        const planned = trainings > 0 ? `. На них уже назначено: ${counted(trainings, TRAININGS)}` : '';
        toast({ text: `Дни отмечены${planned}`, kind: 'good' });
        setMade((count) => count + 1);
      }}
    >
      {choosesLeader && (
        <RemoteSelectField
          name="leaderId"
          label="Ведущий"
          placeholder="Фамилия тренера или эксперта"
          load={loadLeaders(cache)}
        />
      )}
      <div className={styles.days}>
        <DateField name="firstDay" label="С" />
        <DateField name="lastDay" label="По" />
      </div>
      <TextField name="note" label="Причина" optional maxLength={100} placeholder="Отпуск, командировка" />
      <FormMessage />
      <div>
        <SubmitButton>Отметить</SubmitButton>
      </div>
    </Form>
  );
}

type AbsencesProps = LeaderAbsencesProps & { absences: readonly LeaderAbsence[] };

function Absences({ absences, choosesLeader }: AbsencesProps) {
  const cache = useQueryClient();
  /** Id of the absence being removed: a second press would request an absence that is already deleted. */
  const [removing, setRemoving] = useState<string | null>(null);
  if (absences.length === 0) return <p className={styles.more}>Пока ничего не отмечено.</p>;
  const remove = (id: string) => {
    if (removing !== null) return;
    setRemoving(id);
    void endAbsence(id)
      .then(() => {
        toast({ text: 'Отметка снята', kind: 'good' });
        return cache.invalidateQueries({ queryKey: absencesQuery().queryKey });
      })
      .catch(toastRefusal)
      .finally(() => setRemoving(null));
  };
  return (
    <ul className={styles.list}>
      {absences.map((absence) => {
        const { id, leaderName, firstDay, lastDay, note, trainings } = absence;
        const days = absenceDays(absence);
        return (
          <li key={id}>
            <div>
              <b>{days}</b>
              <span className={styles.more}>
                {[choosesLeader ? leaderName : null, note].filter(Boolean).join(' · ')}
              </span>
              {trainings > 0 && <Planned {...{ firstDay, lastDay, trainings }} isOwn={!choosesLeader} />}
            </div>
            <IconButton
              icon="trash"
              label={`Снять отметку: ${days}`}
              aria-busy={removing === id}
              onClick={() => remove(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

type PlannedProps = Pick<LeaderAbsence, 'firstDay' | 'lastDay' | 'trainings'> & { isOwn: boolean };

/** The number of trainings planned on those days; the person's own link to the list on the page. */
function Planned({ firstDay, lastDay, trainings, isOwn }: PlannedProps) {
  const close = useClosePopup();
  const words = `${counted(trainings, TRAININGS)} в эти дни`;
  if (!isOwn) return <span className={styles.more}>{words}</span>;
  return (
    <TextLink href={`${path.trainings()}?from=${firstDay}&to=${lastDay}`} onClick={close}>
      {words}
    </TextLink>
  );
}
