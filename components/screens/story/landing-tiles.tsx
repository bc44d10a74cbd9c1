import type { BrandPage } from '@/api/pages/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { BareCard } from '@/components/ui/card/bare-card';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { landingHref } from '@/lib/domain/landings';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';

/** The brand's landings, on its home. */
export function LandingTiles({ landings }: { landings: readonly BrandPage[] }) {
  if (landings.length === 0) return null;
  return (
    <Section title="Спецпроекты" id="landings">
      <Tiles columns={3} phone={1}>
        {landings.map((page) => (
          <BareCard
            key={page.id}
            brand={page.markId}
            level={3}
            title={page.title}
            href={landingHref(page.markId, page.slug)}
            shot={<Shot {...itemPicture(page.image, SIZES)} ratio="16/9" />}
          >
            <p>{page.description}</p>
            <EridMark {...page} />
          </BareCard>
        ))}
      </Tiles>
    </Section>
  );
}
