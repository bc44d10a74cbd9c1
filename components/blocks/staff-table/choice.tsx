'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import type { PluralForms } from '@/lib/format/plural';
import { BulkBar } from './bulk-bar';

/** What is chosen, for the buttons of the bar. */
export interface Chosen {
  /** Ids of the rows, or every row of the filter: the call then takes the filter. */
  ids: readonly string[] | 'all';
  count: number;
  clear: () => void;
  /** Of the chosen these alone: what an act has left as it was. */
  keep: (ids: readonly string[]) => void;
}

interface ChoiceState extends Chosen {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Every row of the page. */
  isWhole: boolean;
  toggleWhole: () => void;
}

const ChoiceContext = createContext<ChoiceState | null>(null);

export function useChoice(): ChoiceState {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('A table without a choice of rows');
  return state;
}

export const useChosen = (): Chosen => useChoice();

interface ChoiceProps {
  /** Of the rows on screen. */
  ids: readonly string[];
  /** Rows under the filter. */
  total: number;
  forms: PluralForms;
  acts: ReactNode;
  children: ReactNode;
}

/** Choice of rows in a table of the server, and the bar of what may be done with them. */
export function Choice({ ids, total, forms, acts, children }: ChoiceProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAll, setAll] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  // a row that has left the page is not chosen any more
  const here = isAll ? ids : ids.filter((id) => ticked.includes(id));
  const choose = (next: readonly string[]) => {
    setTicked(next);
    setAll(false);
  };
  const isWhole = here.length === ids.length;
  const state: ChoiceState = {
    ids: isAll ? 'all' : here,
    count: isAll ? total : here.length,
    clear: () => {
      choose([]);
      table.current?.focus();
    },
    keep: (left) => (left.length > 0 ? choose(left) : state.clear()),
    has: (id) => here.includes(id),
    toggle: (id) => choose(here.includes(id) ? here.filter((one) => one !== id) : [...here, id]),
    isWhole,
    toggleWhole: () => choose(isWhole ? [] : ids),
  };
  const canTakeAll = isWhole && !isAll && total > ids.length;
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
