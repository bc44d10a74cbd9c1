import type { Work } from '@/api/me/queries';
import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';
import { NavLink } from '../header/nav-link';
import type { ToolItem } from '../header/sections';
import { FavoritesLink } from './favorites-link';
import { HelpButton } from './help-button';
import { OrdersLink } from './orders-link';
import { ProgrammeLink } from './programme-link';
import { SavedLink } from './saved-link';
import { SignOut } from './sign-out';
import { ToolLinks } from './tool-links';

export interface PersonalLinksProps {
  /** Path of the rendered page. */
  at: string;
  /** Whether the catalogue is open to the person. */
  gifts: boolean;
  /** Whether the education programme is running. */
  programme: boolean;
  /** Pages for the person's roles. */
  tools: readonly ToolItem[];
  work: Work | null;
}

/**
 * Links of the person, in the menu of wide screens and of phones: account, bookings, tools of the roles, signing out.
 */
export function PersonalLinks({ at, gifts, programme, tools, work }: PersonalLinksProps) {
  return (
    <>
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
      <NavLink at={at} href={path.questions()}>
        <Icon name="mail" size="s" />
        Задать вопрос
      </NavLink>
      <FavoritesLink />
      <SavedLink />
      <HelpButton />
      <ToolLinks at={at} tools={tools} work={work} />
      <SignOut />
    </>
  );
}
