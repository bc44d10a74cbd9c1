import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';
import { NavLink } from '../header/nav-link';

/** Link to the education programme while it runs. */
export function ProgrammeLink({ at }: { at: string }) {
  return (
    <NavLink at={at} href={path.programme()}>
      <Icon name="award" size="s" />
      Программа 2025
    </NavLink>
  );
}
