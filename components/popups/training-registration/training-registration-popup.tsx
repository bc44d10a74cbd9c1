'use client';

import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import type { SelfRegistration, TrainingSlot } from '@/api/trainings/queries';
import type { Booking } from '@/components/blocks/training-slot/booking';
import { OtherCity } from '@/components/blocks/training-slot/other-city';
import { Button } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';
import { NOTICE_LABEL, NOTICE_OPTIONS } from '@/lib/domain/trainings/notice-words';
import { defaultNotice } from '@/lib/domain/trainings/waiting';
import * as path from '@/lib/routes/path';
import { PopupShell, useClosePopup } from '../slot';
import { openPopup } from '../store';
import type { TrainingRegistrationProps } from '../training-types';
import { refusalWords, useBooking } from '../use-booking';
import { BookedWords } from './booked-words';
import { finalRefusal } from './final-refusal';
import { TopicPicture } from './topic-picture';
import styles from './training-registration.module.css';

/** Refusals that this popup can resolve; other ones open the popup `registration-error`. */
const INLINE = ['no-places', 'overlaps', 'topic-already'];

/** Confirms a booking: the training, its time by both clocks, its place. A full training offers its line. */
export function TrainingRegistrationPopup({ booking }: TrainingRegistrationProps) {
  const close = useClosePopup();
  const [notice, setNotice] = useState<number>(defaultNotice(booking.type));
  const [extra, setExtra] = useState<SelfRegistration>({});
  const send = useBooking((slot) => {
    close();
    toastBooking(slot, booking);
  });
  const code = send.error instanceof CallError ? send.error.code : '';
  const { invitation } = booking;
  const waits = (booking.state === 'full' && invitation === undefined) || code === 'no-places';
  const ask = (more: SelfRegistration = {}) => {
    const asked = {
      ...extra,
      ...more,
      ...(invitation === undefined ? {} : { invitation }),
      ...(waits ? { waiting: true, notLaterHours: notice } : {}),
    };
    setExtra(asked);
    send.mutate({ id: booking.id, ...asked }, { onError: (error) => leaveWhenFinal(error, booking, close) });
  };
  return (
    <PopupShell title={waits ? 'Встать в лист ожидания?' : 'Записаться на тренинг?'} size="s" short>
      <TopicPicture id={booking.id} markId={booking.markId} />
      <Facts booking={booking} />
      {booking.type === 'webinar' && <OtherCity booking={booking} />}
      {waits && (
        <label className={styles.notice}>
          <span>{NOTICE_LABEL}</span>
          <NativeSelect
            value={String(notice)}
            onChange={({ target }) => setNotice(Number(target.value))}
            options={NOTICE_OPTIONS}
          />
        </label>
      )}
      {send.error && (
        <Note kind={INLINE.includes(code) ? 'warn' : 'bad'} role="alert">
          {refusalWords(send.error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Не сейчас
        </Button>
        <Next code={code} waits={waits} pending={send.isPending} error={send.error} ask={ask} />
      </PopupShell.Actions>
    </PopupShell>
  );
}

interface NextProps {
  code: string;
  waits: boolean;
  pending: boolean;
  error: unknown;
  ask: (more?: SelfRegistration) => void;
}

/** The button of the step that a refusal allows, or of the booking itself. */
function Next({ code, waits, pending, error, ask }: NextProps) {
  const other = error instanceof CallError ? error.problems[0]?.meta?.registration_id : undefined;
  if (code === 'overlaps')
    return (
      <Button loading={pending} onClick={() => ask({ confirmOverlap: true })}>
        Записаться всё равно
      </Button>
    );
  if (code === 'topic-already' && typeof other === 'string')
    return (
      <Button loading={pending} onClick={() => ask({ insteadOf: other })}>
        Перенести сюда
      </Button>
    );
  return (
    <Button loading={pending} onClick={() => ask()}>
      {waits ? 'В лист ожидания' : 'Записаться'}
    </Button>
  );
}

/** Defaults for a training without a title or a time (specification, section 2). */
const UNTOLD = { title: 'Вебинар', time: '10:00–12:00' };

function Facts({ booking }: TrainingRegistrationProps) {
  const { name, clocks, place, markId, markName, leader, seats, notes } = booking;
  const when = clocks.length > 0 ? clocks : [UNTOLD.time];
  return (
    <dl className={styles.facts} data-brand={markId}>
      <dt>Тренинг</dt>
      <dd>
        <DropTag kind="name">{markName}</DropTag>
        <strong>{name || UNTOLD.title}</strong>
      </dd>
      <dt>Когда</dt>
      <dd>
        {when.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dt>Где</dt>
      <dd>{place}</dd>
      {leader && <dt>Ведёт</dt>}
      {leader && <dd>{leader}</dd>}
      {seats && <dt>Места</dt>}
      {seats && <dd>{seats}</dd>}
      {notes && <dt>Что взять</dt>}
      {notes && <dd>{notes}</dd>}
    </dl>
  );
}

function toastBooking({ myState, waitingPosition }: TrainingSlot, booking: Booking): void {
  if (myState === 'waiting') {
    toast({
      text: `Ваше место в листе ожидания: ${waitingPosition ?? 1}. Освободится место — запишем и сообщим.`,
      kind: 'good',
    });
    return;
  }
  openPopup('thanks', {
    title: 'Вы записаны',
    text: <BookedWords booking={booking} />,
    next: { title: 'Мои записи', href: path.appointments() },
  });
}

/** Replaces this popup by `registration-error` for refusals that it can't resolve. */
function leaveWhenFinal(error: unknown, { topicId }: Booking, close: () => void): void {
  if (!(error instanceof CallError) || INLINE.includes(error.code)) return;
  if (error.status !== 409 && error.code !== 'not-a-pharmacist') return;
  close();
  openPopup('registration-error', finalRefusal(error, topicId));
}
