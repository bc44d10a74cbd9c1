'use client';

import { useState } from 'react';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { actionsIn, type AuthoredAction, type AuthoredState } from '@/lib/domain/authored-state';
import { ACTION_NAMES } from './act-words';
import { counted } from '@/lib/format/number';
import { AUTHORED, type Asked } from './kinds';
import { useAct } from './use-act';

const SEVERAL = [
  'publish',
  'hide',
  'show',
  'archive',
  'restore',
] as const satisfies readonly AuthoredAction[];
interface ChosenRowsProps {
  /** Rows on the screen. */
  rows: readonly { id: string; state: AuthoredState; hasDraft: boolean }[];
  /** The filter of the same list, for an action on all of its rows. */
  list: Asked;
}

/** Actions on the chosen rows; an action is offered when it changes at least one chosen row on the screen. */
export function ChosenRows({ rows, list }: ChosenRowsProps) {
  const { ids, count, keep } = useChosen();
  const act = useAct(list.kind);
  const [busy, setBusy] = useState<AuthoredAction | null>(null);
  const shown = ids === 'all' ? rows : rows.filter(({ id }) => ids.includes(id));

  async function run(action: AuthoredAction): Promise<void> {
    setBusy(action);
    try {
      const left = await act(ids === 'all' ? { list, expected: count } : ids, action);
      if (left) keep(left);
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(null);
    }
  }

  /** Publication asks for confirmation first, because it has no undo. */
  function press(action: AuthoredAction): void {
    if (action !== 'publish') return void run(action);
    openPopup('confirm', {
      title: `Опубликовать ${counted(count, AUTHORED[list.kind].forms)}?`,
      text: 'Что готово, увидят все, кому оно открыто. Чего ещё не хватает, останется отмеченным.',
      yes: 'Опубликовать',
      onYes: () => run(action),
    });
  }

  return SEVERAL.filter((action) =>
    shown.some(({ state, hasDraft }) => actionsIn(state, hasDraft).includes(action)),
  ).map((action) => (
    <Button
      key={action}
      size="s"
      kind="light"
      loading={busy === action}
      disabled={busy !== null}
      onClick={() => press(action)}
    >
      {ACTION_NAMES[action]}
    </Button>
  ));
}
