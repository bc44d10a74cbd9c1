import { ARTICLES_PAGE, type ArticleList } from '@/api/articles/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/blocks/category-chips/category-chips';
import { VideoCard } from '@/components/blocks/video-card/video-card';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import { withQuery, type Shown } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand } from '@/lib/session/guard';
import styles from './videos.module.css';
import * as paths from '@/lib/routes/path';

interface VideosScreenProps {
  /** Null: every brand's. */
  brand: string | null;
  category: string | undefined;
  list: ArticleList;
  shown: Shown;
}

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';

/** Videos of a brand or of all: what was seen, points, what is closed. */
export async function VideosScreen({ brand, category, list, shown }: VideosScreenProps) {
  const path = paths.videos(brand);
  const { items, page, meta } = list;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('videos', await nameOfBrand(brand))} sameAsCrumbs />
      <CategoryChips categories={meta.facets?.categories ?? []} chosen={category} href={path} />
      {items.length === 0 ? (
        <Empty
          picture="/art/empty-list.svg"
          title="Видео пока нет"
          text={
            category
              ? 'По этой теме ещё ничего не сняли. Посмотрите остальные.'
              : 'Скоро здесь появятся новые ролики.'
          }
          action={
            <ButtonLink href={category ? path : paths.learnings()} kind="second">
              {category ? 'Все видео' : 'Ко всем обучениям'}
            </ButtonLink>
          }
        />
      ) : (
        <Tiles columns={3} phone={1} className={styles.list}>
          {items.map((item, index) => (
            <VideoCard
              key={item.id}
              item={item}
              level={2}
              first={index === 0}
              branded={!brand}
              sizes={SIZES}
              look
            />
          ))}
        </Tiles>
      )}
      <ListMore
        shown={shown}
        step={ARTICLES_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => withQuery(path, { category, page })}
      />
    </Wrap>
  );
}
