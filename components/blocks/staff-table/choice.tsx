'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import type { PluralForms } from '@/lib/format/plural';
import { BulkBar } from './bulk-bar';
import { useTicks } from './use-ticks';

/** What is chosen, for the buttons of the bar. */
export interface Chosen {
  /** Ids of the rows, or every row of the filter: the call then takes the filter. */
  ids: readonly string[] | 'all';
  /** Of the page alone: for acts that are never offered every row of the filter. */
  onPage: readonly string[];
  count: number;
  clear: () => void;
  /** Of the chosen these alone: what an act has left as it was. */
  keep: (ids: readonly string[]) => void;
}

const ChoiceContext = createContext<Chosen | null>(null);

export function useChosen(): Chosen {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('A table without a choice of rows');
  return state;
}

interface ChoiceProps {
  /** Of the rows on screen. */
  ids: readonly string[];
  /** Rows under the filter. */
  total: number;
  /** The acts work on every row of the filter, not on those of the page alone. */
  takesAll?: boolean | undefined;
  forms: PluralForms;
  acts: ReactNode;
  children: ReactNode;
}

/** Choice of rows in a table of the server, and the bar of what may be done with them. */
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
