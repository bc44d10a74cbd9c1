import { Island } from '../flat/island';
import type { IslandName, IslandPropsOf } from '../flat/island-code';
import { RowMenuFace } from './row-menu-face';

interface LateMenuProps<N extends IslandName> {
  menu: N;
  /** Which row it is, as the menu itself says it. */
  name: string;
  of: IslandPropsOf<N>;
}

/** A row's menu in a table that the server draws: its button at once, what it holds once its code has come. */
export function LateMenu<N extends IslandName>({ menu, name, of }: LateMenuProps<N>) {
  return <Island name={menu} props={of} face={<RowMenuFace of={name} />} />;
}
