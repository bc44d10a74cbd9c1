import { Avatar } from '@/components/ui/avatar/avatar';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';
import menuStyles from '../header/menu.module.css';
import { NavLink } from '../header/nav-link';
import { SignOut } from '../user-menu/sign-out';
import type { ProgrammeSection } from './programme-sections';

interface MotivationMenuProps {
  at: string;
  person: { name: string; avatar: string | null };
  sections: readonly ProgrammeSection[];
}

/** The programme's sections, a link back to the portal and signing out, at every width. */
export function MotivationMenu({ at, person, sections }: MotivationMenuProps) {
  return (
    <details className={menuStyles.menu} data-menu="hover" name="header">
      <summary className={menuStyles.avatar}>
        <Avatar name={person.name} src={person.avatar} />
        <Hidden>Меню профиля</Hidden>
      </summary>
      <div className={menuStyles.pop} data-side="right">
        <p className={menuStyles.caption}>{person.name}</p>
        {sections.map(({ title, href, icon, exact }) => (
          <NavLink key={href} at={at} href={href} exact={exact}>
            <Icon name={icon} size="s" />
            {title}
          </NavLink>
        ))}
        <NavLink at={at} href={path.account()} exact>
          <Icon name="user" size="s" />
          Личный кабинет
        </NavLink>
        <NavLink at={at} href={path.home()} exact>
          <Icon name="left" size="s" />
          На портал
        </NavLink>
        <SignOut />
      </div>
    </details>
  );
}
