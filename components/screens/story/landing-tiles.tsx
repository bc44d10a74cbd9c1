import type { BrandPage } from '@/api/pages/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { ButtonFace } from '@/components/ui/button/button';
import { CardTitle } from '@/components/ui/card/card-head';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { landingHref } from '@/lib/domain/landings';
import styles from './landing-tiles.module.css';

const SIZES = '(max-width: 767px) 100vw, 700px';

/** The brand's landings, on its home: a brand has one or two, so each takes the whole row. */
export function LandingTiles({ landings }: { landings: readonly BrandPage[] }) {
  if (landings.length === 0) return null;
  return (
    <Section title="Спецпроекты" id="landings">
      <div className={styles.landings}>
        {landings.map((page) => (
          <article key={page.id} className={styles.landing} data-brand={page.markId}>
            <Shot {...itemPicture(page.image, SIZES)} />
            <div className={styles.words}>
              <CardTitle level={3} title={page.title} href={landingHref(page.markId, page.slug)} />
              <p>{page.description}</p>
              <ButtonFace kind="second">Открыть</ButtonFace>
              <EridMark {...page} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
