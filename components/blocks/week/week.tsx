import type { ReactNode } from 'react';
import { Empty } from '@/components/ui/empty/empty';
import { layWeek, weekOf, type Slot } from '@/lib/domain/week';
import { DayGroup } from './day-group';
import { WeekNav, type WeekNavProps } from './week-nav';

interface WeekProps<S extends Slot> extends WeekNavProps {
  slots: readonly S[];
  /** What stands in a slot beside its time. */
  render: (slot: S) => ReactNode;
  /** Nothing in the whole week: why, and what to do next. */
  empty: { title: string; text: string; action?: ReactNode };
}

/**
 * A week by the address: its days with counts, and what is on each in the order of time, overlapping slots side by side
 * on a wide screen. The clock is Moscow's. Links all of it, so it works without a script.
 */
export function Week<S extends Slot>({ slots, render, empty, ...nav }: WeekProps<S>) {
  const plans = layWeek(weekOf(nav.day), slots);
  const busy = plans.filter(({ blocks }) => blocks.length > 0);
  const countOf = (day: string) => {
    const plan = plans.find((one) => one.day === day);
    return { count: plan?.count ?? 0, hasGroup: busy.some((one) => one === plan) };
  };
  return (
    <>
      <WeekNav {...nav} countOf={countOf} />
      {busy.length === 0 ? (
        <Empty picture="/art/empty-calendar.svg" level={3} {...empty} />
      ) : (
        busy.map((plan) => <DayGroup key={plan.day} plan={plan} now={nav.now} render={render} />)
      )}
    </>
  );
}
