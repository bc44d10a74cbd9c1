import { Badge } from '@/components/ui/badge/badge';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { formatNumber } from '@/lib/format/number';
import type { ToolItem } from '../header/sections';
import { NavLink } from '../header/nav-link';

interface ToolLinksProps {
  at: string;
  tools: readonly ToolItem[];
  /** Questions that wait for the person's answer. */
  waiting: number;
}

/** Pages of the person's roles, and how much waits there. */
export function ToolLinks({ at, tools, waiting }: ToolLinksProps) {
  return tools.map(({ href, icon, title, badge }) => (
    <NavLink key={href} at={at} href={href}>
      <Icon name={icon} size="s" />
      {title}
      {badge === 'questions' && waiting > 0 && (
        <Badge kind="accent">
          {formatNumber(waiting)}
          <Hidden> ждут ответа</Hidden>
        </Badge>
      )}
    </NavLink>
  ));
}
