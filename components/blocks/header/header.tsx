import type { Work } from '@/api/me/queries';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { Brand } from '@/lib/domain/brands';
import { Bell } from '../bell/bell';
import { Logo } from '../logo/logo';
import { PointsPill } from '../points-pill/points-pill';
import { SearchButton } from '../search-button/search-button';
import { PersonalLinks } from '../user-menu/personal-links';
import { UserMenu } from '../user-menu/user-menu';
import { CurrentPlace } from './current-place';
import { HeaderHeight } from './header-height';
import styles from './header.module.css';
import menuStyles from './menu.module.css';
import { Menus } from './menus';
import { NavLink } from './nav-link';
import { headerBrands, headerSections, type ToolItem } from './sections';
import { territorySections } from './territory-section';
import * as path from '@/lib/routes/path';

export interface HeaderProps {
  /** Path of the rendered page. */
  at: string;
  person: { name: string; avatar: string | null };
  brands: readonly Brand[];
  gifts: boolean;
  /** The education programme runs. */
  programme: boolean;
  /** Pages of the person's role. */
  tools: readonly ToolItem[];
  work: Work | null;
  showsPoints: boolean;
}

/** The header; made of plain links and `<details>`, so it works without scripts. */
export function Header({ at, person, brands, gifts, programme, tools, work, showsPoints }: HeaderProps) {
  const marks = headerBrands(brands);
  const sections = headerSections(gifts);
  const territory = territorySections(tools);
  return (
    <header className={styles.header} data-shell="">
      <Wrap className={styles.row}>
        <Logo />
        <nav className={styles.nav} aria-label="Разделы">
          {marks.length > 0 && (
            <details className={menuStyles.menu} data-menu="hover" name="header">
              <summary>
                Бренды
                <Icon name="down" size="xs" />
              </summary>
              <BrandLinks at={at} marks={marks} />
            </details>
          )}
          {sections.map(({ title, href, also }) => (
            <NavLink key={href} {...{ at, href, also }}>
              {title}
            </NavLink>
          ))}
          {territory.map(({ title, href, also }) => (
            <NavLink key={href} {...{ at, href, also }} data-roomy="">
              {title}
            </NavLink>
          ))}
        </nav>
        <SearchButton />
        {showsPoints && <PointsPill className={styles.pill} />}
        <Bell />
        <details className={menuStyles.menu} data-menu="" data-for="narrow" name="header">
          <summary data-icon="">
            <Icon name="menu" />
            <Hidden>Меню</Hidden>
          </summary>
          <nav className={menuStyles.pop} data-side="right" aria-label="Все разделы">
            {sections.map(({ title, href, also, icon }) => (
              <NavLink key={href} {...{ at, href, also }}>
                <Icon name={icon} size="s" />
                {title}
              </NavLink>
            ))}
            <BrandLinks at={at} marks={marks} flat />
            <div data-for="phone">
              <PersonalLinks {...{ at, gifts, programme, tools, work }} />
            </div>
          </nav>
        </details>
        <UserMenu {...person} {...{ at, gifts, programme, tools, work }} />
      </Wrap>
      <Menus />
      <CurrentPlace />
      <HeaderHeight />
    </header>
  );
}

interface BrandLinksProps {
  at: string;
  marks: ReturnType<typeof headerBrands>;
  flat?: boolean;
}

function BrandLinks({ at, marks, flat }: BrandLinksProps) {
  const links = (
    <>
      {marks.map(({ slug, name, href, also }) => (
        <NavLink key={slug} {...{ at, href, also }} data-brand={slug}>
          <i className={menuStyles.drop} />
          {name}
        </NavLink>
      ))}
      <NavLink at={at} href={path.about()}>
        <i className={menuStyles.drop} />
        Все бренды
      </NavLink>
    </>
  );
  if (!flat) return <div className={menuStyles.pop}>{links}</div>;
  return (
    <>
      <p className={menuStyles.caption}>Бренды</p>
      {links}
    </>
  );
}
