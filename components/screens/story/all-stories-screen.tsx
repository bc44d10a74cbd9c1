import type { BrandPage } from '@/api/pages/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { ButtonLink } from '@/components/ui/button/button';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { storyHref, type StorySection } from '@/lib/domain/brand-story';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';

const SIZES = '(max-width: 767px) 100vw, 50vw';

/** The stories of every brand, for an address without one. */
export function AllStoriesScreen({ section, pages }: { section: StorySection; pages: readonly BrandPage[] }) {
  return (
    <PageWrap>
      <Breadcrumbs />
      <PageHead title={pageTitle(section)} />
      {pages.length === 0 ? (
        <Empty
          picture="/art/empty-list.svg"
          title="Здесь пока пусто"
          text="Рассказы о брендах появятся позже. А пока — их статьи."
          action={
            <ButtonLink href={path.news()} kind="second">
              К статьям
            </ButtonLink>
          }
        />
      ) : (
        <Tiles columns={2} phone={1} lead>
          {pages.map((page, at) => (
            <BareCard
              key={page.id}
              brand={page.markId}
              level={2}
              title={page.title}
              href={storyHref(page.markId, section)}
              eyebrow={<DropTag kind="name">{page.markName}</DropTag>}
              shot={<Shot {...itemPicture(page.image, SIZES)} ratio="16/9" first={at === 0} />}
            >
              <p>{page.description}</p>
              <EridMark {...page} />
            </BareCard>
          ))}
        </Tiles>
      )}
    </PageWrap>
  );
}
