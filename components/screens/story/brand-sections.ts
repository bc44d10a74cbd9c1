import type { LearningList } from '@/api/learnings/queries';
import type { IconName } from '@/components/ui/icon/icon-names';
import { isBuiltPage } from '@/lib/routes/is-built';
import type { LearningType } from '@/lib/domain/learning';

export interface BrandSection {
  title: string;
  href: string;
  icon: IconName;
  /** How much there is; nothing is said where it is not known. */
  count: number | null;
}

const SECTIONS: readonly { path: string; title: string; icon: IconName; type?: LearningType }[] = [
  { path: 'products', title: 'Продукты', icon: 'bag' },
  { path: 'news', title: 'Статьи', icon: 'doc', type: 'article' },
  { path: 'videos', title: 'Видео', icon: 'play', type: 'video' },
  { path: 'tests', title: 'Тесты', icon: 'check', type: 'test' },
  { path: 'express', title: 'Экспресс-тренинги', icon: 'clock', type: 'express-training' },
  { path: 'interactive', title: 'Модули', icon: 'screen', type: 'interactive_module' },
  { path: 'knowledges', title: 'Научная база', icon: 'flask' },
  { path: 'glossary', title: 'Глоссарий', icon: 'info' },
  { path: 'development', title: 'Устойчивое развитие', icon: 'shield' },
];

type Counts = NonNullable<LearningList['meta']['counts']>['types'];

/** Where a brand's home leads: sections that are there and have something in them. */
export function brandSections(brand: string, counts: Counts): BrandSection[] {
  const countOf = (type?: LearningType) =>
    type ? (counts.find(({ value }) => value === type)?.count ?? 0) : null;
  return SECTIONS.map(({ path, title, icon, type }) => ({
    title,
    icon,
    href: `/${brand}/${path}`,
    count: countOf(type),
  })).filter(({ href, count }) => count !== 0 && isBuiltPage(href));
}
