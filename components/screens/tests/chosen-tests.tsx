'use client';

import { useState } from 'react';
import type { TestRow } from '@/api/testing/queries';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { Button } from '@/components/ui/button/button';
import { actionsIn, type TestAction } from '@/lib/domain/test-authoring';
import { ACTION_NAMES } from './act-words';
import { useAct } from './use-act';

const SEVERAL = ['hide', 'show', 'archive', 'restore'] as const satisfies readonly TestAction[];

/** What may be done with the chosen rows of the page: only what changes at least one of them is offered. */
export function ChosenTests({ rows }: { rows: readonly Pick<TestRow, 'id' | 'state'>[] }) {
  const { ids, clear } = useChosen();
  const act = useAct();
  const [busy, setBusy] = useState<TestAction | null>(null);
  // the filter may hold more: the call takes rows by their ids, and those of the page are known
  const chosen = ids === 'all' ? rows : rows.filter(({ id }) => ids.includes(id));

  async function run(action: TestAction): Promise<void> {
    setBusy(action);
    await act(
      chosen.map(({ id }) => id),
      action,
    );
    setBusy(null);
    clear();
  }

  return SEVERAL.filter((action) => chosen.some(({ state }) => actionsIn(state).includes(action))).map(
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
