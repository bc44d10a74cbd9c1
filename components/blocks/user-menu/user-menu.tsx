import { Avatar } from '@/components/ui/avatar/avatar';
import { Hidden } from '@/components/ui/hidden/hidden';
import menuStyles from '../header/menu.module.css';
import { PersonalLinks, type PersonalLinksProps } from './personal-links';

interface UserMenuProps extends PersonalLinksProps {
  name: string;
  avatar: string | null;
}

/** Menu with the account, tools of the roles and signing out. */
export function UserMenu({ name, avatar, ...personal }: UserMenuProps) {
  return (
    <details className={menuStyles.menu} data-menu="hover" data-for="wide" name="header">
      <summary className={menuStyles.avatar}>
        <Avatar name={name} src={avatar} />
        <Hidden>Меню профиля</Hidden>
      </summary>
      <div className={menuStyles.pop} data-side="right">
        <p className={menuStyles.caption}>{name}</p>
        <PersonalLinks {...personal} />
      </div>
    </details>
  );
}
