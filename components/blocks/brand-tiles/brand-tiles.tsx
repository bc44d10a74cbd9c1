import { Anchor } from '@/components/ui/anchor/anchor';
import { counted } from '@/lib/format/number';
import styles from './brand-tiles.module.css';
import * as path from '@/lib/routes/path';

export interface BrandTile {
  slug: string;
  name: string;
  /** Materials of the brand; nothing is said of none. */
  count: number;
}

/** Brands with a picture of their own; any other has the portal's. */
const DRAWN = ['lrp', 'vichy', 'cerave', 'dercos'];

/** Brands as large pictures that lead to what there is to read. */
export function BrandTiles({ brands }: { brands: readonly BrandTile[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ slug, name, count }) => (
        <li key={slug} data-brand={slug}>
          <Anchor href={path.news(slug)} className={styles.tile}>
            <img
              src={DRAWN.includes(slug) ? `/art/brand-${slug}.webp` : '/art/pro-login.webp'}
              alt=""
              width={640}
              height={768}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.name}>
              {name}
              {count > 0 && <small>{counted(count, ['материал', 'материала', 'материалов'])}</small>}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
