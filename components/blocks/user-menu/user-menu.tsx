import { Avatar } from '@/components/ui/avatar/avatar';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import menuStyles from '../header/menu.module.css';
import { NavLink } from '../header/nav-link';
import { OrdersLink } from './orders-link';
import { SavedLink } from './saved-link';
import { SignOut } from './sign-out';

interface UserMenuProps {
  name: string;
  avatar: string | null;
  /** The catalogue is open to the person. */
  gifts: boolean;
}

/** Account and signing out; a role's tools join them when their pages are there. */
export function UserMenu({ name, avatar, gifts }: UserMenuProps) {
  return (
    <details className={menuStyles.menu} data-menu="hover" data-for="wide" name="header">
      <summary className={menuStyles.avatar}>
        <Avatar name={name} src={avatar} />
        <Hidden>Меню профиля</Hidden>
      </summary>
      <div className={menuStyles.pop} data-side="right">
        <p className={menuStyles.caption}>{name}</p>
        <NavLink href="/lk" exact>
          <Icon name="user" size="s" />
          Личный кабинет
        </NavLink>
        {gifts && <OrdersLink />}
        <SavedLink />
        <SignOut />
      </div>
    </details>
  );
}
