import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { notificationPageQuery } from '@/api/notifications/queries';
import { AllNotificationsScreen } from '@/components/screens/notifications/all-notifications-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';
import { requestTime } from '@/lib/session/request-time';

export const metadata: Metadata = {
  title: pageTitle('allNotifications'),
  description: 'Что произошло: баллы, ответы, заказы.',
};

export default async function Page({ searchParams }: PageProps<'/lk/notifications/all'>) {
  await requireRoute();
  const { after } = await searchParams;
  const list = await must(notificationPageQuery(oneOf(after)));
  return <AllNotificationsScreen list={list} now={new Date(requestTime())} isFirst={!oneOf(after)} />;
}
