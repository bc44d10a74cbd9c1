'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { testListQuery, type TestRow, type TestsAsked } from '@/api/testing/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { Button } from '@/components/ui/button/button';
import { actionsIn, type AuthoredAction } from '@/lib/domain/authored-state';
import { ACTION_NAMES } from './act-words';
import { useAct } from './use-act';

const SEVERAL = ['hide', 'show', 'archive', 'restore'] as const satisfies readonly AuthoredAction[];
/** The most a service gives in one page. */
const SIZE = 100;

interface ChosenTestsProps {
  /** On screen. */
  rows: readonly Pick<TestRow, 'id' | 'state'>[];
  /** The same list, for every row of it. */
  asked: TestsAsked;
}

/** What may be done with the chosen rows: only what changes at least one of those on screen is offered. */
export function ChosenTests({ rows, asked }: ChosenTestsProps) {
  const { ids, clear } = useChosen();
  const cache = useQueryClient();
  const act = useAct();
  const [busy, setBusy] = useState<AuthoredAction | null>(null);
  const shown = ids === 'all' ? rows : rows.filter(({ id }) => ids.includes(id));

  async function everyId(): Promise<string[]> {
    const pageOf = (number: number) =>
      cache.fetchQuery(testListQuery(asked.filter, asked.sort, { page: number, number, size: SIZE }));
    const { items, page } = await pageOf(1);
    const rest = await Promise.all(
      Array.from({ length: Math.max((page?.pages ?? 1) - 1, 0) }, (_, nth) => pageOf(nth + 2)),
    );
    return [...items, ...rest.flatMap((one) => one.items)].map(({ id }) => id);
  }

  async function run(action: AuthoredAction): Promise<void> {
    setBusy(action);
    try {
      await act(ids === 'all' ? await everyId() : ids, action);
      clear();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(null);
    }
  }

  return SEVERAL.filter((action) => shown.some(({ state }) => actionsIn(state).includes(action))).map(
    (action) => (
      <Button
        key={action}
        size="s"
        kind="light"
        loading={busy === action}
        disabled={busy !== null}
        onClick={() => void run(action)}
      >
        {ACTION_NAMES[action]}
      </Button>
    ),
  );
}
