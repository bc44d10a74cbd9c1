import { currentPath } from '@/api/core/server';
import { brandList, requireViewer } from '@/lib/session/guard';
import { can } from '@/lib/access/permissions';
import { nameIn } from '@/lib/domain/brands';
import { breadcrumbs } from '@/lib/domain/breadcrumbs';
import { isBuiltPage } from '@/lib/routes/is-built';
import { Crumbs } from '@/components/ui/crumbs/crumbs';

export interface BreadcrumbsProps {
  /** Title of the page's item, in place of its id or slug. */
  current?: string;
  /** With `<PageHead sameAsCrumbs>`: on a phone the back button shows the title in large letters. */
  largeBack?: boolean;
  /** The heading that the phone's large title repeats; the page's item by default. */
  heading?: string;
}

/** Breadcrumbs of the page being rendered (specification, section 2); a step without a page is plain text. */
export async function Breadcrumbs({ current, ...look }: BreadcrumbsProps) {
  const [path, viewer, brands] = await Promise.all([currentPath(), requireViewer(), brandList()]);
  const crumbs = breadcrumbs(path.replace(/\?.*$/, ''), {
    ...(current === undefined ? {} : { currentTitle: current }),
    testsModerator: can(viewer, 'tests.edit'),
    nameOf: nameIn(brands),
    hasPage: isBuiltPage,
  });
  const items = crumbs.map(({ title, href }) => (href === null ? { title } : { title, href }));
  return <Crumbs items={items} {...look} />;
}
