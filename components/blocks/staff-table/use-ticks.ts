import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface Ticks {
  /** Ids of the rows on screen. */
  ids: readonly string[];
  /** Ids of the chosen rows among them. */
  here: readonly string[];
  choose: (ids: readonly string[]) => void;
}

const ROW = 'input[data-pick]';
const WHOLE = 'input[data-pick-all]';

const boxes = (table: HTMLElement, which: string) => [...table.querySelectorAll<HTMLInputElement>(which)];
const idOf = ({ dataset }: HTMLInputElement) => dataset.pick ?? '';

const ticked = (table: HTMLElement) =>
  boxes(table, ROW)
    .filter(({ checked }) => checked)
    .map(idOf);

/** Joins the plain HTML boxes of a table to its choice: one listener for all of them, and each shows its state. */
export function useTicks(table: RefObject<HTMLElement | null>, { ids, here, choose }: Ticks): void {
  const choosePage = useEffectEvent((on: boolean) => choose(on ? ids : []));
  const chooseTicked = useEffectEvent((box: HTMLElement) => choose(ticked(box)));

  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    // boxes that were pressed before the script ran
    if (boxes(current, WHOLE).some(({ checked }) => checked)) choosePage(true);
    else if (ticked(current).length > 0) chooseTicked(current);
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.matches(WHOLE)) choosePage(target.checked);
      if (target.matches(ROW)) chooseTicked(current);
    };
    current.addEventListener('change', onChange);
    return () => current.removeEventListener('change', onChange);
  }, [table]);

  // runs after every render, because the HTML of the table may be new
  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    const isWhole = here.length === ids.length;
    for (const box of boxes(current, ROW)) box.checked = here.includes(idOf(box));
    for (const box of boxes(current, WHOLE)) {
      box.checked = isWhole;
      box.indeterminate = here.length > 0 && !isWhole;
    }
  });
}
