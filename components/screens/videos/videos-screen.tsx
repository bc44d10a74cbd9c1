import { ARTICLES_PAGE, type ArticleList } from '@/api/articles/queries';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ThemeChips } from '@/components/blocks/list-page/theme-chips';
import { VideoCard } from '@/components/blocks/video-card/video-card';
import { Tiles } from '@/components/ui/tiles/tiles';
import { sectionList, type SectionView } from '@/lib/lists/section-list';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';

export const videoList = sectionList(path.videos);
const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';
const EMPTY = {
  title: 'Видео пока нет',
  text: 'Скоро здесь появятся новые ролики.',
  action: TO_LEARNINGS,
};
const NARROWED = {
  title: 'Видео пока нет',
  text: 'По этой теме ещё ничего не сняли. Посмотрите остальные.',
  all: 'Все видео',
};

/** Videos of a brand or of all: what was seen, points, what is closed. */
export async function VideosScreen({ view, list }: { view: SectionView; list: ArticleList }) {
  return (
    <ListPage
      title={pageTitle('videos', await nameOfBrand(view.brand))}
      address={videoList}
      {...{ view, list }}
      step={ARTICLES_PAGE}
      filters={<ThemeChips address={videoList} view={view} categories={list.meta.facets?.categories} />}
      empty={EMPTY}
      narrowed={NARROWED}
    >
      <Tiles columns={3} phone={1}>
        {list.items.map((item, at) => (
          <VideoCard
            key={item.id}
            item={item}
            level={2}
            first={at === 0}
            branded={view.brand === EMPTY_BRAND}
            sizes={SIZES}
            look
          />
        ))}
      </Tiles>
    </ListPage>
  );
}
