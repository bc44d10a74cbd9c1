'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedQuery, endFeed, makeFeed } from '@/api/calendars/queries';
import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { formatDate } from '@/lib/format/date';
import { PopupShell } from '../slot';

/** The secret address of the person's trainings for a calendar program: made, shown once, replaced, switched off. */
export function CalendarFeedPopup() {
  const cache = useQueryClient();
  const feed = useQuery(calendarFeedQuery());
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    setProblem('');
    try {
      setAddress(await work());
      await cache.invalidateQueries({ queryKey: calendarFeedQuery().queryKey });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    void act(async () => {
      const { path } = await makeFeed();
      return path === null ? '' : new URL(path, location.href).href;
    });
  const end = () =>
    void act(async () => {
      await endFeed();
      toast({ text: 'Адрес календаря отключён', kind: 'good' });
      return '';
    });
  const createdAt = feed.data?.createdAt ?? null;
  return (
    <PopupShell title="Тренинги в календаре" size="m" short>
      <p>
        Добавьте адрес в календарь телефона или компьютера: новые записи, переносы и отмены появятся там сами.
      </p>
      {feed.isPending ? <RowSkeleton /> : null}
      {address && <Address address={address} />}
      {!address && createdAt && (
        <p>Адрес создан {formatDate(createdAt)}. Показать его ещё раз нельзя, можно заменить новым.</p>
      )}
      {problem && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
      <PopupShell.Actions>
        {createdAt && (
          <Button kind="quiet" disabled={busy} onClick={end}>
            Отключить
          </Button>
        )}
        <Button kind={createdAt ? 'second' : 'main'} loading={busy} disabled={feed.isPending} onClick={make}>
          {createdAt ? 'Заменить адрес' : 'Получить адрес'}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

function Address({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ text: 'Адрес скопирован', kind: 'good' }),
      () => toast({ text: 'Скопируйте адрес из поля', kind: 'bad' }),
    );
  return (
    <>
      <Field
        id="calendar-address"
        label="Адрес календаря"
        hint="Кто знает адрес, видит ваше расписание. Он показан один раз: скопируйте его сейчас."
      >
        <Input
          id="calendar-address"
          readOnly
          value={address}
          aria-describedby="calendar-address-hint"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div>
        <Button kind="second" size="s" onClick={() => void copy()}>
          Скопировать
        </Button>
      </div>
    </>
  );
}
