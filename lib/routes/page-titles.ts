import { NEW_SUBJECT } from '../domain/editor-draft';
import type { PageFacts } from './page-facts';
import { PAGES, type PageName } from './pages';

/** The title with the brand's name put in; without a brand `titleOfAll`, or the title without the name. */
export const titleOf = ({ title, titleOfAll }: Pick<PageFacts, 'title' | 'titleOfAll'>, brand = '') =>
  (brand === '' && titleOfAll) || title.replace('{brand}', brand).trim();

/** A page's title as its heading shows it: `pageTitle('videos', 'Vichy')` → `Обучающие видео Vichy`. */
export const pageTitle = (name: PageName, brand = '') => titleOf(PAGES[name], brand);

/** The title of a document whose heading does not name the brand: `Статьи Vichy`. */
export const titleWithBrand = (name: PageName, brand: string) => `${pageTitle(name)} ${brand}`.trim();

/** The title of an editor's document: `editorTitle('testEditor', 'new')` → `Новый тест`. */
export function editorTitle(name: PageName, id: string): string {
  const page: PageFacts = PAGES[name];
  return (id === NEW_SUBJECT && page.titleOfNew) || pageTitle(name);
}
