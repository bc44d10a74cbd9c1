import { Island } from '../flat/island';
import type { IslandName, IslandPropsOf } from '../flat/island-code';
import { RowMenuFace } from './row-menu-face';

interface DeferredMenuProps<N extends IslandName> {
  menu: N;
  /** The row's name, in the label of the menu's button. */
  name: string;
  of: IslandPropsOf<N>;
}

/** The menu of a row in a table that the server draws: its button is in the page, its items come with deferred code. */
export function DeferredMenu<N extends IslandName>({ menu, name, of }: DeferredMenuProps<N>) {
  return <Island name={menu} props={of} face={<RowMenuFace of={name} />} />;
}
