import type { Work } from '@/api/me/queries';
import { Badge } from '@/components/ui/badge/badge';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { formatNumber } from '@/lib/format/number';
import type { ToolItem } from '../header/sections';
import { NavLink } from '../header/nav-link';

interface ToolLinksProps {
  at: string;
  tools: readonly ToolItem[];
  work: Work | null;
}

/** Pages for the person's roles, with the number of waiting items. */
export function ToolLinks({ at, tools, work }: ToolLinksProps) {
  const waits = (badge: ToolItem['badge']) => (badge && work?.counts[badge]?.waiting) || 0;
  return tools.map(({ href, icon, title, badge }) => (
    <NavLink key={href} at={at} href={href}>
      <Icon name={icon} size="s" />
      {title}
      {waits(badge) > 0 && (
        <Badge kind="accent">
          {formatNumber(waits(badge))}
          <Hidden> ждут</Hidden>
        </Badge>
      )}
    </NavLink>
  ));
}
