import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { ingredientsQuery } from '@/api/glossary/queries';
import { KeepVisited } from '@/components/blocks/keep-visited/keep-visited';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ThemeChips } from '@/components/blocks/list-page/theme-chips';
import { keyIngredients, SCIENCE_CATEGORIES, scienceThemes } from '@/lib/domain/science';
import { sectionList, type SectionView } from '@/lib/lists/section-list';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand } from '@/lib/session/guard';
import { KeyIngredients } from './key-ingredients';
import { ThemeList } from './theme-list';

export const knowledgeList = sectionList(path.knowledges);
const MOST_INGREDIENTS = 6;
/** Id of the element with the themes. */
const THEMES_ID = 'themes';
const LEAD =
  'Как устроены кожа и волосы, что делают ингредиенты и чем это помогает в разговоре с покупателем.';
const EMPTY = {
  title: 'Материалов пока нет',
  text: 'Скоро они появятся. А пока — статьи других брендов.',
  action: { title: 'Вся научная база', href: path.knowledges() },
};
const NARROWED = {
  title: 'По этой теме материалов нет',
  text: 'Посмотрите остальные темы.',
  all: 'Все темы',
};

/** Scientific articles of a brand (or of all), and the ingredients they are about. */
export async function loadKnowledges(asked: SectionView) {
  const category = SCIENCE_CATEGORIES.find((slug) => slug === asked.category);
  const view = { ...asked, category };
  const brand = asked.brand === EMPTY_BRAND ? null : asked.brand;
  const filters = {
    kind: 'article' as const,
    brand: asked.brand,
    category: category ?? SCIENCE_CATEGORIES,
    sort: 'title' as const,
  };
  const [list, words] = await Promise.all([
    must(articleListQuery(filters, knowledgeList.shown(view, ARTICLES_PAGE))),
    part(ingredientsQuery(brand ?? undefined)),
  ]);
  const text = list.items.map(({ title, description }) => `${title}. ${description}`).join('\n');
  const ingredients = keyIngredients(words?.items ?? [], { brand, text, most: MOST_INGREDIENTS });
  return { view, brand, list, ingredients };
}

type Knowledges = Awaited<ReturnType<typeof loadKnowledges>>;

/** Reference of scientific articles: themes, each sorted by title, and the ingredients they are about. */
export async function KnowledgesScreen({ view, brand, list, ingredients }: Knowledges) {
  const themes = list.meta.facets?.categories.filter(({ slug }) => SCIENCE_CATEGORIES.includes(slug));
  return (
    <ListPage
      title={pageTitle('knowledges', await nameOfBrand(brand))}
      lead={LEAD}
      address={knowledgeList}
      {...{ view, list }}
      step={ARTICLES_PAGE}
      filters={<ThemeChips address={knowledgeList} view={view} categories={themes} />}
      heading="Материалы"
      empty={EMPTY}
      narrowed={NARROWED}
      after={<KeyIngredients words={ingredients} brand={brand} />}
    >
      <KeepVisited
        of={THEMES_ID}
        item={{ kind: 'theme', id: view.brand, title: pageTitle('knowledges'), brand: view.brand }}
      />
      <div id={THEMES_ID}>
        {scienceThemes(list.items, view.category).map((theme) => (
          <ThemeList key={theme.slug} theme={theme} branded={!brand} />
        ))}
      </div>
    </ListPage>
  );
}
