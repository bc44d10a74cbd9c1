import { Anchor } from '@/components/ui/anchor/anchor';
import { counted } from '@/lib/format/number';
import styles from './brand-tiles.module.css';
import * as path from '@/lib/routes/path';

export interface BrandTile {
  slug: string;
  name: string;
  /** The number of the brand's materials; 0 is not shown. */
  count: number;
}

/** Brands with their own picture; other brands have the portal's. */
const DRAWN = ['lrp', 'vichy', 'cerave', 'dercos'];

/** Brands as large pictures that link to their news. */
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
