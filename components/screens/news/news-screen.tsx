import { ARTICLES_PAGE, type ArticleList } from '@/api/articles/queries';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ThemeChips } from '@/components/blocks/list-page/theme-chips';
import { sectionList, type SectionView } from '@/lib/lists/section-list';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';
import { NewsTiles } from './news-tiles';

export const newsList = sectionList(path.news);
const EMPTY = {
  title: 'Статей пока нет',
  text: 'Скоро они появятся. А пока — тесты и видео.',
  action: TO_LEARNINGS,
};

/** Articles of a brand or of all, in the grouping of section 3. */
export async function NewsScreen({ view, list }: { view: SectionView; list: ArticleList }) {
  return (
    <ListPage
      title={pageTitle('news', await nameOfBrand(view.brand))}
      address={newsList}
      {...{ view, list }}
      step={ARTICLES_PAGE}
      filters={<ThemeChips address={newsList} view={view} categories={list.meta.facets?.categories} />}
      heading="Материалы"
      empty={EMPTY}
      narrowed={{ title: 'По этой теме статей нет', text: 'Посмотрите остальные темы.', all: 'Все статьи' }}
    >
      <NewsTiles items={list.items} branded={view.brand === EMPTY_BRAND} />
    </ListPage>
  );
}
