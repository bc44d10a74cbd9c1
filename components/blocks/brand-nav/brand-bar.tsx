import { CurrentInSight } from '@/components/ui/current-row/current-in-sight';
import { Wrap } from '@/components/ui/wrap/wrap';
import { isBuiltPage } from '@/lib/routes/is-built';
import { brandSection, type BrandPage } from '@/lib/routes/brand-sections';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { address, nameOfBrand } from '@/lib/session/guard';
import { NavLink } from '../header/nav-link';
import styles from './brand-bar.module.css';

const ROW = 'brand-row';

const SECTIONS: readonly BrandPage[] = [
  'about',
  'news',
  'products',
  'videos',
  'interactive',
  'brandTests',
  'express',
  'knowledges',
  'glossary',
];
/** The parent page of a section's items, where it is not the section itself. */
const ITEMS: { [section in BrandPage]?: BrandPage } = { interactive: 'modules' };

/** The brand's name and its sections; for `EMPTY_BRAND`, the sections of all brands together. */
export async function BrandBar({ brand }: { brand: string }) {
  const { pathname: at } = await address();
  const itemsOf = (section: BrandPage) => {
    const items = ITEMS[section];
    return items ? [brandSection(items, brand).href] : [];
  };
  return (
    <nav
      className={styles.bar}
      aria-label={brand === EMPTY_BRAND ? 'Разделы всех брендов' : 'Разделы бренда'}
    >
      <Wrap id={ROW} className={styles.row}>
        <span className={styles.name}>
          <i />
          {(await nameOfBrand(brand)) || 'Все бренды'}
        </span>
        {SECTIONS.map((name) => ({ name, ...brandSection(name, brand) }))
          .filter(({ href }) => isBuiltPage(href))
          .map(({ name, href, title }) => (
            <NavLink key={href} at={at} href={href} also={itemsOf(name)}>
              {title}
            </NavLink>
          ))}
      </Wrap>
      <CurrentInSight of={ROW} />
    </nav>
  );
}
