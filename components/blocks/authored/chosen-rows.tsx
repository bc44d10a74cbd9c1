'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { Button } from '@/components/ui/button/button';
import { actionsIn, type AuthoredAction, type AuthoredState } from '@/lib/domain/authored-state';
import { ACTION_NAMES } from './act-words';
import { idsOfPage, type Asked } from './kinds';
import { useAct } from './use-act';

const SEVERAL = ['hide', 'show', 'archive', 'restore'] as const satisfies readonly AuthoredAction[];
interface ChosenRowsProps {
  /** On screen. */
  rows: readonly { id: string; state: AuthoredState }[];
  /** The same list, for every row of it. */
  list: Asked;
}

/** What may be done with the chosen rows: only what changes at least one of those on screen is offered. */
export function ChosenRows({ rows, list }: ChosenRowsProps) {
  const { ids, clear } = useChosen();
  const cache = useQueryClient();
  const act = useAct(list.kind);
  const [busy, setBusy] = useState<AuthoredAction | null>(null);
  const shown = ids === 'all' ? rows : rows.filter(({ id }) => ids.includes(id));

  async function everyId(): Promise<string[]> {
    const { ids: first, pages } = await idsOfPage(cache, list, 1);
    const rest = await Promise.all(
      Array.from({ length: Math.max(pages - 1, 0) }, (_, nth) => idsOfPage(cache, list, nth + 2)),
    );
    return [...first, ...rest.flatMap((one) => one.ids)];
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
