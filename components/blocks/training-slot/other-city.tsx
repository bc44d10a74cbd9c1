'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { ZONES, type Zone } from '@/lib/domain/trainings/zones';
import type { Booking } from './booking';
import styles from './other-city.module.css';

const CITIES = Object.entries(ZONES).map(([value, label]) => ({ value, label }));

/** Time of a webinar in a chosen city; nothing is saved. The code for time zones is loaded with the choice. */
export function OtherCity({ booking }: { booking: Pick<Booking, 'name' | 'startsAt' | 'endsAt'> }) {
  const [isAsked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const choose = async (zone: string) => {
    if (!zone) return setWords('');
    const { elsewhereWords } = await import('@/lib/domain/trainings/elsewhere');
    setWords(elsewhereWords(booking, zone as Zone, new Date()));
  };
  if (!isAsked) {
    return (
      <div data-script="">
        <Button kind="quiet" size="s" icon="clock" data-flush="start" onClick={() => setAsked(true)}>
          Показать время другого города<Hidden>: «{booking.name}»</Hidden>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.other} data-script="">
      <label>
        <span>Время другого города</span>
        <NativeSelect
          autoFocus
          options={CITIES}
          placeholder="Выберите город"
          defaultValue=""
          onChange={({ target }) => void choose(target.value)}
        />
      </label>
      <output>{words}</output>
    </div>
  );
}
