'use client';

import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/api/core/call-error';
import { notificationSettingsQuery } from '@/api/notifications/queries';
import { Button } from '@/components/ui/button/button';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Note } from '@/components/ui/note/note';
import { Section } from '@/components/ui/section/section';
import { KindMatrix } from './kind-matrix';
import styles from './notifications.module.css';
import { PushPart } from './push-part';
import { QuietPart } from './quiet-part';

/** Settings of letters and push: kinds, channels and quiet hours. */
export function NotificationsScreen() {
  const { data, error, refetch, isFetching } = useQuery(notificationSettingsQuery());
  if (!data) {
    return (
      <Note kind="bad" role="alert">
        <p>{error ? messageOf(error) : 'Настройки не загрузились.'}</p>
        <Button kind="second" size="s" loading={isFetching} onClick={() => void refetch()}>
          Повторить
        </Button>
      </Note>
    );
  }
  return (
    <Grid className={styles.page}>
      <Cell desktop={8}>
        <Section first title="О чём и как сообщать">
          <KindMatrix kinds={data.kinds} hasPush={data.pushKey !== null} />
        </Section>
      </Cell>
      <Cell desktop={4} className={styles.side}>
        {data.pushKey !== null && <PushPart pushKey={data.pushKey} devices={data.devices} />}
        <QuietPart quiet={data.quietHours} hasPush={data.pushKey !== null} />
      </Cell>
    </Grid>
  );
}
