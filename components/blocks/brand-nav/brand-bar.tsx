import { CurrentInSight } from '@/components/ui/current-row/current-in-sight';
import { Wrap } from '@/components/ui/wrap/wrap';
import { isBuiltPage } from '@/lib/routes/is-built';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { address, nameOfBrand } from '@/lib/session/guard';
import { NavLink } from '../header/nav-link';
import styles from './brand-bar.module.css';

const ROW = 'brand-row';

/** Section, its name, and the section its items lie in when it is another one. */
const SECTIONS: readonly (readonly [section: string, title: string, items?: string])[] = [
  ['about', 'О бренде'],
  ['news', 'Статьи'],
  ['products', 'Продукты'],
  ['videos', 'Видео'],
  ['interactive', 'Модули', 'modules'],
  ['tests', 'Тесты'],
  ['express', 'Экспресс-тренинги'],
  ['knowledges', 'Научная база'],
  ['glossary', 'Глоссарий'],
];

/** The brand's name and the sections it has; with no brand, every brand's together. */
export async function BrandBar({ brand }: { brand: string }) {
  const { pathname: at } = await address();
  const root = brand === EMPTY_BRAND ? '' : `/${brand}`;
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
        {SECTIONS.map(([section, title, also]) => ({ href: `${root}/${section}`, title, also }))
          .filter(({ href }) => isBuiltPage(href))
          .map(({ href, title, also }) => (
            <NavLink key={href} at={at} href={href} also={also ? [`${root}/${also}`] : []}>
              {title}
            </NavLink>
          ))}
      </Wrap>
      <CurrentInSight of={ROW} />
    </nav>
  );
}
