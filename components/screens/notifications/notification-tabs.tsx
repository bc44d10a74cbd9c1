import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import * as path from '@/lib/routes/path';

/** Tabs of received notifications and of their settings. */
export function NotificationTabs({ current }: { current: 'all' | 'settings' }) {
  return (
    <LinkTabs
      label="Уведомления"
      tabs={[
        { href: path.allNotifications(), title: 'Все', current: current === 'all' },
        { href: path.notifications(), title: 'Настройки', current: current === 'settings' },
      ]}
    />
  );
}
