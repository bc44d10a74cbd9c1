'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { meQuery } from '@/api/me/queries';
import { MOST_MOVES, moveListQuery } from '@/api/trainings/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { Radio } from '@/components/ui/tick/tick';
import { toast } from '@/components/ui/toast/toast-store';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingMoveProps } from '../training-types';
import { refusalWords, useBooking } from '../use-booking';
import { groupsOf, isFar, type Group } from './other-dates';
import styles from './training-move.module.css';

/** The message without free dates; the line of a full date is joined in the schedule. */
const NoDates = () => (
  <>
    Других дат со свободными местами пока нет. В лист ожидания полной даты можно встать в{' '}
    <Anchor href={path.schedule()}>расписании</Anchor>.
  </>
);

/** Moves a booking to a free date of this or another topic; both seats change in one request, or neither does. */
export function TrainingMovePopup({ booking, registrationId }: TrainingMoveProps) {
  const close = useClosePopup();
  const dates = useQuery(moveListQuery(registrationId));
  const home = useQuery(meQuery()).data?.pharmacy?.city;
  const [chosen, setChosen] = useState('');
  const free = dates.data?.items ?? [];
  const far = free.find((slot) => slot.id === chosen && isFar(slot, home));
  const send = useBooking((slot) => {
    close();
    toast({ text: `Запись перенесена: ${momentWords(slot.slot)}`, kind: 'good' });
  });
  const overlaps = send.error instanceof CallError && send.error.code === 'overlaps';
  const choose = (id: string) => {
    setChosen(id);
    send.reset();
  };
  const move = () =>
    send.mutate({
      ...{ id: chosen, insteadOf: registrationId },
      ...(overlaps ? { confirmOverlap: true } : {}),
    });
  return (
    <PopupShell title="Перенести запись" size="s">
      <p>
        «{booking.name}». Сейчас: {booking.when}.
      </p>
      {dates.isPending ? (
        <RowSkeleton />
      ) : dates.error ? (
        <LoadError error={dates.error} again={dates.refetch} />
      ) : free.length === 0 ? (
        <Note kind="info">
          <NoDates />
        </Note>
      ) : (
        <>
          {groupsOf(free, booking.topicId, home).map((group) => (
            <Dates key={group.title} {...group} chosen={chosen} choose={choose} />
          ))}
          {(dates.data?.page?.total ?? 0) > free.length && <MoreDates />}
        </>
      )}
      <div role="status">
        {far && <Note kind="warn">Этот тренинг пройдёт очно в другом городе: {far.city}.</Note>}
      </div>
      {send.error && (
        <Note kind={overlaps ? 'warn' : 'bad'} role="alert">
          {refusalWords(send.error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <Button loading={send.isPending} disabled={!chosen} onClick={move}>
          {overlaps ? 'Перенести всё равно' : 'Перенести'}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

const MoreDates = () => (
  <p>
    Здесь {MOST_MOVES} ближайших. Остальные — в <Anchor href={path.schedule()}>расписании</Anchor>.
  </p>
);

interface DatesProps extends Group {
  chosen: string;
  choose: (id: string) => void;
}

function Dates({ title, slots, chosen, choose }: DatesProps) {
  return (
    <fieldset className={styles.dates}>
      <legend>{title}</legend>
      {slots.map(({ slot, words }) => (
        <Radio
          key={slot.id}
          name="date"
          value={slot.id}
          checked={chosen === slot.id}
          onChange={() => choose(slot.id)}
          label={words}
        />
      ))}
    </fieldset>
  );
}
