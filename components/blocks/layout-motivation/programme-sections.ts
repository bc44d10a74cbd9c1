import { can, type Viewer } from '@/lib/access/permissions';
import { isBuiltPage } from '@/lib/routes/is-built';
import * as path from '@/lib/routes/path';
import type { IconName } from '@/components/ui/icon/icon-names';

export interface ProgrammeSection {
  title: string;
  href: string;
  icon: IconName;
  /** Whether the section's path is matched exactly, because other pages of the programme lie below it. */
  exact: boolean;
}

/** Pages of the programme in its menus: those for everyone, and those for a role. */
export function programmeSections(viewer: Viewer): ProgrammeSection[] {
  const sections: (ProgrammeSection | false)[] = [
    { title: 'Главная', href: path.programme(), icon: 'home', exact: true },
    can(viewer, 'tests.edit') && {
      title: 'Тесты',
      href: path.programmeTests(),
      icon: 'pencil',
      exact: false,
    },
    can(viewer, 'programme.uploads') && {
      title: 'Выгрузки',
      href: path.programmeUploads(),
      icon: 'download',
      exact: false,
    },
  ];
  return sections.filter((section) => section !== false).filter(({ href }) => isBuiltPage(href));
}
