import type { Metadata } from 'next';
import { Hydrate } from '@/api/core/hydrate';
import { prefetch } from '@/api/core/server';
import { notificationSettingsQuery } from '@/api/notifications/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { NotificationTabs } from '@/components/screens/notifications/notification-tabs';
import { NotificationsScreen } from '@/components/screens/notifications/notifications-screen';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('notifications'),
  description: 'Что присылать и когда не беспокоить.',
};

export default async function Page() {
  await requireRoute();
  await prefetch(notificationSettingsQuery());
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead
        title={pageTitle('notifications')}
        lead="Всё важное появляется в колокольчике на портале. Здесь вы решаете, что ещё присылать и когда не беспокоить."
        sameAsCrumbs
      />
      <NotificationTabs current="settings" />
      <Hydrate queries={[notificationSettingsQuery()]}>
        <NotificationsScreen />
      </Hydrate>
    </Wrap>
  );
}
