import { isBuiltPage } from '@/lib/domain/built-pages';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NavLink } from '../header/nav-link';
import styles from './brand-bar.module.css';

const SECTIONS = [
  ['about', 'О бренде'],
  ['news', 'Статьи'],
  ['products', 'Продукты'],
  ['videos', 'Видео'],
  ['interactive', 'Модули'],
  ['knowledges', 'Научная база'],
  ['glossary', 'Глоссарий'],
] as const;

/** The brand's name and the sections it has; with no brand, every brand's together. */
export async function BrandBar({ brand }: { brand: string }) {
  const root = brand === EMPTY_BRAND ? '' : `/${brand}`;
  return (
    <nav
      className={styles.bar}
      aria-label={brand === EMPTY_BRAND ? 'Разделы всех брендов' : 'Разделы бренда'}
    >
      <Wrap className={styles.row}>
        <span className={styles.name}>
          <i />
          {(await nameOfBrand(brand)) || 'Все бренды'}
        </span>
        {SECTIONS.map(([section, title]) => ({ href: `${root}/${section}`, title }))
          .filter(({ href }) => isBuiltPage(href))
          .map(({ href, title }) => (
            <NavLink key={href} href={href}>
              {title}
            </NavLink>
          ))}
      </Wrap>
    </nav>
  );
}
