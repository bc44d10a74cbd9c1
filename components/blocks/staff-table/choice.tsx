'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import type { PluralForms } from '@/lib/format/plural';
import { BulkBar } from './bulk-bar';
import { useTicks } from './use-ticks';

/** The chosen rows, for the buttons of the bar. */
export interface Chosen {
  /** Ids of the rows; 'all' for every row of the filter, which the call then takes instead. */
  ids: readonly string[] | 'all';
  /** Ids of the chosen rows on the page, for actions that never take every row of the filter. */
  onPage: readonly string[];
  count: number;
  clear: () => void;
  /** Keeps only these of the chosen rows: those that an action left unchanged. */
  keep: (ids: readonly string[]) => void;
}

const ChoiceContext = createContext<Chosen | null>(null);

export function useChosen(): Chosen {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('A table without a choice of rows');
  return state;
}

interface ChoiceProps {
  /** Ids of the rows on screen. */
  ids: readonly string[];
  /** Number of rows under the filter. */
  total: number;
  /** Whether the actions can take every row of the filter, not only those of the page. */
  takesAll?: boolean | undefined;
  forms: PluralForms;
  acts: ReactNode;
  children: ReactNode;
}

/** Choice of rows in a table that the server draws, with the bar of actions on them. */
export function Choice({ ids, total, takesAll = false, forms, acts, children }: ChoiceProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAll, setAll] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  // a row that has left the page is not chosen any more
  const here = isAll ? ids : ids.filter((id) => ticked.includes(id));
  const choose = (next: readonly string[]) => {
    setTicked(next);
    setAll(false);
  };
  useTicks(table, { ids, here, choose });
  const clear = () => {
    choose([]);
    table.current?.focus();
  };
  const state: Chosen = {
    ids: isAll ? 'all' : here,
    onPage: here,
    count: isAll ? total : here.length,
    clear,
    keep: (left) => (left.length > 0 ? choose(left) : clear()),
  };
  const canTakeAll = takesAll && here.length === ids.length && !isAll && total > ids.length;
  return (
    <ChoiceContext value={state}>
      <div ref={table} tabIndex={-1}>
        {children}
      </div>
      <BulkBar
        count={state.count}
        forms={forms}
        clear={state.clear}
        {...(canTakeAll ? { all: { total, take: () => setAll(true) } } : {})}
      >
        {acts}
      </BulkBar>
    </ChoiceContext>
  );
}
