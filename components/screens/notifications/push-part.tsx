'use client';

import type { NotificationSettings } from '@/api/notifications/queries';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Section } from '@/components/ui/section/section';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatDay } from '@/lib/format/date';
import styles from './notifications.module.css';
import { usePushDevice, type PushState } from './use-push-device';

interface PushPartProps {
  pushKey: string;
  devices: NotificationSettings['devices'];
}

const SAID: Readonly<Record<Exclude<PushState, 'checking'>, string>> = {
  on: 'На этом устройстве push включены. После выхода из портала они сюда не приходят.',
  off: 'Push придут, даже когда портал закрыт. Браузер спросит разрешение.',
  denied:
    'Браузер запретил порталу уведомления. Разрешите их в настройках сайта (значок слева от адреса) и обновите страницу.',
  unsupported:
    'Этот браузер не умеет показывать push. На iPhone сначала добавьте портал на экран «Домой» и откройте его оттуда.',
};

/** Push on this browser and on the person's others. */
export function PushPart({ pushKey, devices }: PushPartProps) {
  const { state, own, busy, turnOn, turnOff } = usePushDevice(pushKey, devices);
  const others = devices.filter((device) => device.id !== own?.id);
  return (
    <Section first title="Push на этом устройстве">
      {state === 'checking' && <Skeleton height="72px" round="card" />}
      {(state === 'denied' || state === 'unsupported') && <Note kind="warn">{SAID[state]}</Note>}
      {(state === 'on' || state === 'off') && (
        <div className={styles.device}>
          <p className={styles.about} role="status">
            {SAID[state]}
          </p>
          {own ? (
            <Button kind="second" size="s" loading={busy} onClick={() => void turnOff(own.id)}>
              Выключить push
            </Button>
          ) : (
            <Button size="s" icon="bell" loading={busy} onClick={() => void turnOn()}>
              Включить push
            </Button>
          )}
        </div>
      )}
      {others.length > 0 && (
        <>
          <h3 className={styles.othersTitle}>Другие устройства</h3>
          <ul className={styles.others}>
            {others.map(({ id, name, createdAt }) => (
              <li key={id}>
                <span>
                  {name}
                  <small>с {formatDay(createdAt)}</small>
                </span>
                <Button
                  kind="quiet"
                  size="s"
                  loading={busy}
                  aria-label={`Отключить: ${name}`}
                  onClick={() => void turnOff(id)}
                >
                  Отключить
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
