import type { LEARNING_STATES } from '@/api/learnings/schemas';

export type StateFilter = (typeof LEARNING_STATES)[number];

/**
 * States of each filter. `repeat` (passed, waits for its repeat) counts as finished, `waiting` (not passed, waits too)
 * as locked, `new` as open too.
 */
export const STATES_OF: Readonly<Record<StateFilter, readonly string[]>> = {
  new: ['new'],
  started: ['started'],
  finished: ['finished', 'repeat'],
  locked: ['locked', 'waiting'],
  open: ['open', 'new'],
  ahead: ['open', 'new', 'started'],
};

export interface Cell {
  type: string;
  mark: string;
  state: string;
  count: number;
}

/** Items in the cells that pass. */
export function sumOf(cells: readonly Cell[], passes: (cell: Cell) => boolean): number {
  return cells.reduce((sum, cell) => sum + (passes(cell) ? cell.count : 0), 0);
}
