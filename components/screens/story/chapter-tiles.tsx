import type { BrandPage } from '@/api/pages/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { BareCard } from '@/components/ui/card/bare-card';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import type { Chapter } from '@/lib/domain/brand-story';
import styles from './story.module.css';

const SIZES = '(max-width: 767px) 50vw, (max-width: 1023px) 50vw, 400px';

interface ChapterTilesProps {
  chapters: readonly Chapter[];
  /** Pages by slug; a chapter without its page is shown by its title. */
  pages: ReadonlyMap<string, BrandPage>;
  brand: string;
}

/** The table of contents of a story: every chapter with its picture. */
export function ChapterTiles({ chapters, pages, brand }: ChapterTilesProps) {
  if (chapters.length === 0) return null;
  return (
    <Section title="Главы" id="chapters">
      <Tiles columns={3} lead>
        {chapters.map(({ slug, href, number, title }) => {
          const page = pages.get(slug);
          return (
            <BareCard
              key={slug}
              brand={brand}
              level={3}
              title={title}
              href={href}
              eyebrow={`Глава ${number}`}
              shot={<Shot {...itemPicture(page?.image ?? null, SIZES)} ratio="16/9" />}
            >
              {page?.description && <p className={styles.words}>{page.description}</p>}
              {page && <EridMark {...page} />}
            </BareCard>
          );
        })}
      </Tiles>
    </Section>
  );
}
