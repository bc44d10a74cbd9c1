import type { LearningList } from '@/api/learnings/queries';
import type { IconName } from '@/components/ui/icon/icon-names';
import { brandSection, type BrandPage } from '@/lib/routes/brand-sections';
import { isBuiltPage } from '@/lib/routes/is-built';
import type { LearningType } from '@/lib/domain/learning';

export interface BrandSection {
  title: string;
  href: string;
  icon: IconName;
  /** Number of items; null is not shown. */
  count: number | null;
}

const SECTIONS: readonly { name: BrandPage; icon: IconName; type?: LearningType }[] = [
  { name: 'products', icon: 'bag' },
  { name: 'news', icon: 'doc', type: 'article' },
  { name: 'videos', icon: 'play', type: 'video' },
  { name: 'brandTests', icon: 'check', type: 'test' },
  { name: 'express', icon: 'clock', type: 'express-training' },
  { name: 'interactive', icon: 'screen', type: 'interactive_module' },
  { name: 'knowledges', icon: 'flask' },
  { name: 'glossary', icon: 'info' },
  { name: 'development', icon: 'shield' },
];

type Counts = NonNullable<LearningList['meta']['counts']>['types'];

/** Sections linked from a brand's home: those that exist and have items. */
export function brandSections(brand: string, counts: Counts): BrandSection[] {
  const countOf = (type?: LearningType) =>
    type ? (counts.find(({ value }) => value === type)?.count ?? 0) : null;
  return SECTIONS.map(({ name, icon, type }) => ({
    ...brandSection(name, brand),
    icon,
    count: countOf(type),
  })).filter(({ href, count }) => count !== 0 && isBuiltPage(href));
}
