import type { Notification } from '@/api/notifications/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { dayTitle } from '@/lib/format/date';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { withQuery } from '@/lib/routes/query';
import styles from './all-notifications.module.css';
import { NotificationTabs } from './notification-tabs';
import { NotificationRow, ReadAll } from './read-acts';

interface AllNotificationsProps {
  list: {
    items: readonly Notification[];
    page?: { next?: string | null | undefined } | undefined;
    meta: { unread: number };
  };
  now: Date;
  /** This is the first page: no newer notifications exist. */
  isFirst: boolean;
}

/** Every notification, the newest first, by day; older ones are another address. */
export function AllNotificationsScreen({ list: { items, page, meta }, now, isFirst }: AllNotificationsProps) {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = dayTitle(item.createdAt, now);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return (
    <PageWrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('allNotifications')} sameAsCrumbs>
        {meta.unread > 0 && <ReadAll />}
      </PageHead>
      <NotificationTabs current="all" />
      {items.length === 0 && (
        <Empty
          picture="/art/empty-list.svg"
          title={isFirst ? 'Уведомлений пока нет' : 'Раньше ничего не было'}
          text="Здесь появятся начисленные баллы, ответы экспертов, новости о заказах и сроках."
          action={<ButtonLink href={path.learnings()}>К обучению</ButtonLink>}
        />
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((item) => (
              <li key={item.id}>
                <NotificationRow item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.pages}>
        {!isFirst && (
          <ButtonLink kind="quiet" href={path.allNotifications()}>
            К новым
          </ButtonLink>
        )}
        {page?.next && (
          <ButtonLink kind="second" href={withQuery(path.allNotifications(), { after: page.next })}>
            Раньше
          </ButtonLink>
        )}
      </div>
    </PageWrap>
  );
}
