import { NEW_SUBJECT } from '../domain/editor-draft';
import type { PageFacts } from './page-facts';
import { PAGES, type PageName } from './pages';

/** The title with the brand's name in its place; without one, that of all brands, or the same less the word. */
export const titleOf = ({ title, titleOfAll }: Pick<PageFacts, 'title' | 'titleOfAll'>, brand = '') =>
  (brand === '' && titleOfAll) || title.replace('{brand}', brand).trim();

/** A page's title as its heading says it: `pageTitle('videos', 'Vichy')` → `Обучающие видео Vichy`. */
export const pageTitle = (name: PageName, brand = '') => titleOf(PAGES[name], brand);

/** Of a document whose heading leaves the brand to the page around it: `Статьи Vichy`. */
export const titleWithBrand = (name: PageName, brand: string) => `${pageTitle(name)} ${brand}`.trim();

/** Of the document of an editor: `editorTitle('testEditor', 'new')` → `Новый тест`. */
export function editorTitle(name: PageName, id: string): string {
  const page: PageFacts = PAGES[name];
  return (id === NEW_SUBJECT && page.titleOfNew) || pageTitle(name);
}
