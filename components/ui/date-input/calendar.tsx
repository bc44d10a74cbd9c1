'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate } from '@/lib/format/date';
import { moscowDay } from '@/lib/domain/moscow';
import { IconButton } from '../icon-button/icon-button';
import { isoDay, monthWeeks, moveDay } from './days';
import styles from './calendar.module.css';

export type CalendarProps = {
  /** `YYYY-MM-DD` or ''. */
  value: string;
  onPick: (day: string) => void;
  min?: string;
  max?: string;
};

const MONTHS = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' ');
const WEEKDAYS = [
  ['Пн', 'понедельник'],
  ['Вт', 'вторник'],
  ['Ср', 'среда'],
  ['Чт', 'четверг'],
  ['Пт', 'пятница'],
  ['Сб', 'суббота'],
  ['Вс', 'воскресенье'],
] as const;

const within = (day: string, min?: string, max?: string) =>
  min && day < min ? min : max && day > max ? max : day;

const STEPS: Record<string, Parameters<typeof moveDay>[1]> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/** A month's calendar: arrow keys move by a day and a week, Page Up and Page Down by a month. */
export function Calendar({ value, onPick, min, max }: CalendarProps) {
  const today = moscowDay(new Date());
  const [cursor, setCursor] = useState(() => within(value || today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const [year = 2000, month = 1] = cursor.split('-').map(Number);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
    moved.current = false;
  }, [cursor]);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    setCursor(within(moveDay(cursor, step), min, max));
  }

  return (
    <div className={styles.calendar}>
      <Head
        year={year}
        month={month}
        min={min}
        max={max}
        onMove={(day) => setCursor(within(day, min, max))}
        cursor={cursor}
      />
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={`${MONTHS[month - 1]} ${year}`}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(year, month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td
                  key={day ?? `gap-${place}`}
                  role="gridcell"
                  aria-selected={day ? day === value : undefined}
                >
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      data-calendar-start={day === cursor}
                      data-selected={day === value || undefined}
                      tabIndex={day === cursor ? 0 : -1}
                      aria-label={formatDate(`${day}T12:00:00+03:00`)}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={within(day, min, max) !== day}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = {
  year: number;
  month: number;
  cursor: string;
  min?: string;
  max?: string;
  onMove: (day: string) => void;
};

function Head({ year, month, cursor, min, max, onMove }: HeadProps) {
  const day = Number(cursor.slice(8));
  const from = Number((min ?? '1926').slice(0, 4));
  const to = Number((max ?? String(new Date().getFullYear() + 5)).slice(0, 4));
  const years = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const go = (toYear: number, toMonth: number) =>
    onMove(moveDay(isoDay(toYear, toMonth, 1), { days: Math.min(day, 28) - 1 }));
  return (
    <div className={styles.head}>
      <IconButton
        icon="left"
        label="Предыдущий месяц"
        onClick={() => onMove(moveDay(cursor, { months: -1 }))}
      />
      <select aria-label="Месяц" value={month} onChange={(event) => go(year, Number(event.target.value))}>
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Год" value={year} onChange={(event) => go(Number(event.target.value), month)}>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <IconButton
        icon="right"
        label="Следующий месяц"
        onClick={() => onMove(moveDay(cursor, { months: 1 }))}
      />
    </div>
  );
}
