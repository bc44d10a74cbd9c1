'use client';

import { useRef, useState, type FocusEvent } from 'react';
import { keepPlan, type DayPlan } from '@/api/representative/queries';
import { useOutbox } from '@/components/blocks/outbox/use-outbox';
import { PrintButton } from '@/components/blocks/print-button/print-button';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { TextLink } from '@/components/ui/text-link/text-link';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { FULL_PLAN, MOST_STOPS, routeAddress } from '@/lib/domain/radar/day-plan';
import { counted } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import styles from './day.module.css';
import { noteVisit, stopKey } from './keep-visit';
import { ProposedStops } from './proposed-stops';
import { StopRow } from './stop-row';

const ROWS = { planned: 'ol > li', proposed: 'ul > li' } as const;
const rowsOf = (box: HTMLElement, of: keyof typeof ROWS) => [...box.querySelectorAll<HTMLElement>(ROWS[of])];
const CONTROL = 'button:not(:disabled), summary';

/**
 * Keeps the focus while pharmacies are added, moved and removed: in the same row, or in the row that takes its place.
 */
function useRowKept() {
  const at = useRef<{ row: Element | null; of: keyof typeof ROWS; index: number }>(null);
  const { onFocus, ...kept } = useFocusKept<HTMLDivElement>((box) => {
    const { row = null, of = 'proposed', index = -1 } = at.current ?? {};
    const rows = rowsOf(box, of);
    const others = rowsOf(box, of === 'planned' ? 'proposed' : 'planned');
    const next = row?.isConnected ? row : (rows[index] ?? rows.at(-1) ?? others.at(-1));
    return next?.querySelector<HTMLElement>(CONTROL) ?? box;
  });
  const remember = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    const row = target.closest('li');
    const of = target.closest('ol') ? 'planned' : 'proposed';
    at.current = { row, of, index: rowsOf(currentTarget, of).findIndex((one) => one === row) };
    onFocus();
  };
  return { ...kept, onFocus: remember };
}

/** Text for fewer pharmacies than wanted: the others stay proposed. */
const tookSome = (count: number) =>
  `В план ${plural(count, ['взята', 'взяты', 'взято'])} ${counted(count, ['аптека', 'аптеки', 'аптек'])}: больше ${String(MOST_STOPS)} за день не объехать`;

const idsOf = (stops: DayPlan['stops']) => stops.map(({ id }) => id);

/** Editor of a day's stops: added from the proposed ones, moved by hand, visited with a note. */
export function PlanEditor({ plan: first }: { plan: DayPlan }) {
  const [plan, setPlan] = useState(first);
  const [busy, setBusy] = useState(false);
  const { id: day, stops, proposed } = plan;
  const kept = useRowKept();
  const { entries } = useOutbox();
  const waiting = new Set(entries.flatMap(({ key, problem }) => (problem === undefined ? key : [])));
  const run = async (work: Promise<DayPlan>, said?: string) => {
    setBusy(true);
    try {
      setPlan(await work);
      announceWrite();
      if (said) toast({ text: said, kind: 'good' });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const save = (ids: readonly string[], said?: string) => void run(keepPlan(day, ids), said);
  const move = (at: number, by: number) => {
    const ids = idsOf(stops);
    const [one] = ids.splice(at, 1);
    if (one !== undefined) ids.splice(at + by, 0, one);
    save(ids);
  };
  const take = (ids: readonly string[]) => {
    const fit = ids.slice(0, Math.max(0, MOST_STOPS - stops.length));
    if (fit.length === 0) toast({ text: FULL_PLAN, kind: 'bad' });
    else save([...idsOf(stops), ...fit], fit.length < ids.length ? tookSome(fit.length) : 'План сохранён');
  };
  const left = proposed.filter(({ id }) => !stops.some((stop) => stop.id === id));
  return (
    <div {...kept} tabIndex={-1} className={styles.plan} aria-busy={busy || undefined}>
      {stops.length === 0 && (
        <p className={styles.none}>
          В плане пока пусто. Возьмите аптеки ниже или добавьте их со страницы аптеки.
        </p>
      )}
      {stops.length > 0 && (
        <ol className={styles.stops} aria-label="Аптеки дня">
          {stops.map((stop, at) => (
            <StopRow
              key={stop.id}
              stop={stop}
              busy={busy}
              isKept={waiting.has(stopKey(day, stop.id))}
              {...(at > 0 ? { onUp: () => move(at, -1) } : {})}
              {...(at < stops.length - 1 ? { onDown: () => move(at, 1) } : {})}
              onRemove={() => save(idsOf(stops).filter((id) => id !== stop.id))}
              onVisit={(visited, note) =>
                void run(
                  noteVisit(plan, stop, { visited, note }),
                  visited && navigator.onLine ? 'Визит отмечен' : undefined,
                )
              }
            />
          ))}
        </ol>
      )}
      {stops.length > 0 && (
        <p className={styles.tools}>
          {stops.length > 1 && (
            <TextLink href={routeAddress(stops)} external icon="route">
              Маршрут в Яндекс Картах
            </TextLink>
          )}
          <PrintButton>Распечатать</PrintButton>
        </p>
      )}
      <ProposedStops stops={left} busy={busy} onTake={take} />
    </div>
  );
}
