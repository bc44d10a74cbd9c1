import type { FoundDocument } from '@/api/search/queries';
import type { IconName } from '@/components/ui/icon/icon-names';
import { isBuiltPage } from '@/lib/routes/is-built';
import { foundHref, SEARCH_NAMES, type SearchType } from '@/lib/domain/search-documents';
import { PORTAL_BRAND } from '@/lib/routes/sections';

/** Icons in place of a picture. */
export const FOUND_ICONS: Readonly<Record<SearchType, IconName>> = {
  article: 'doc',
  video: 'play',
  webinar: 'screen',
  product: 'flask',
  glossary_word: 'info',
  interactive_module: 'route',
  test: 'check',
  survey: 'doc',
  'express-training': 'clock',
  page: 'mark',
  question: 'question',
  expert: 'user',
  gift: 'bag',
  training: 'calendar',
};

/** Address of a found document; undefined when it has no page. */
export function hrefOfFound(found: FoundDocument): string | undefined {
  const href = foundHref({ ...found, type: found.modelTypeAlias });
  return isBuiltPage(href) ? href : undefined;
}

/** `Статья · Vichy` */
export function kindOfFound({ modelTypeAlias, brand, markName }: FoundDocument): string {
  const kind = SEARCH_NAMES[modelTypeAlias].one;
  return markName && brand !== PORTAL_BRAND ? `${kind} · ${markName}` : kind;
}
