import type { Work } from '@/api/me/queries';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import menuStyles from '../header/menu.module.css';
import type { ToolItem } from '../header/sections';
import { NavLink } from '../header/nav-link';
import { HelpButton } from './help-button';
import { OrdersLink } from './orders-link';
import { ProgrammeLink } from './programme-link';
import { SavedLink } from './saved-link';
import { SignOut } from './sign-out';
import { ToolLinks } from './tool-links';
import * as path from '@/lib/routes/path';

interface UserMenuProps {
  /** Path of the page it is drawn for. */
  at: string;
  name: string;
  avatar: string | null;
  /** The catalogue is open to the person. */
  gifts: boolean;
  /** The education programme runs. */
  programme: boolean;
  /** Pages of the person's role. */
  tools: readonly ToolItem[];
  work: Work | null;
}

/** Account, the role's tools and signing out. */
export function UserMenu({ at, name, avatar, gifts, programme, tools, work }: UserMenuProps) {
  return (
    <details className={menuStyles.menu} data-menu="hover" data-for="wide" name="header">
      <summary className={menuStyles.avatar}>
        <Avatar name={name} src={avatar} />
        <Hidden>Меню профиля</Hidden>
      </summary>
      <div className={menuStyles.pop} data-side="right">
        <p className={menuStyles.caption}>{name}</p>
        <NavLink at={at} href={path.account()} exact>
          <Icon name="user" size="s" />
          Личный кабинет
        </NavLink>
        <NavLink at={at} href={path.appointments()}>
          <Icon name="calendar" size="s" />
          Мои записи
        </NavLink>
        {programme && <ProgrammeLink at={at} />}
        {gifts && <OrdersLink at={at} />}
        <SavedLink />
        <HelpButton />
        <ToolLinks at={at} tools={tools} work={work} />
        <SignOut />
      </div>
    </details>
  );
}
