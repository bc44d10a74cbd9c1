import { Icon } from '@/components/ui/icon/icon';
import { ORDERS } from '../header/sections';
import { NavLink } from '../header/nav-link';

/** Link to the person's own orders, where the catalogue is open to them. */
export function OrdersLink({ at }: { at: string }) {
  return (
    <NavLink at={at} href={ORDERS.href}>
      <Icon name={ORDERS.icon} size="s" />
      {ORDERS.title}
    </NavLink>
  );
}
