import { currentPath } from '@/api/core/server';
import { brandList, requireViewer } from '@/lib/session/guard';
import { can } from '@/lib/access/permissions';
import { nameIn } from '@/lib/domain/brands';
import { breadcrumbs } from '@/lib/domain/breadcrumbs';
import { isBuiltPage } from '@/lib/routes/is-built';
import { Crumbs } from '@/components/ui/crumbs/crumbs';

export interface BreadcrumbsProps {
  /** Title of the page's own item, in place of its id or slug. */
  current?: string;
  /** With `<PageHead sameAsCrumbs>`: the phone's back button carries the title in large letters. */
  largeBack?: boolean;
  /** The heading that the phone's large title repeats; without it the page's own item. */
  heading?: string;
}

/** The way to the page being rendered (specification, section 2); a step with no page yet is words alone. */
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
