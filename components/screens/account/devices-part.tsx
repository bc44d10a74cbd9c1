import { PartError } from '@/components/blocks/part-error/part-error';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Section } from '@/components/ui/section/section';
import type { Device } from '@/api/devices/queries';
import { formatDate, relativePast } from '@/lib/format/date';
import { DeviceEnd, DevicesEnd } from './device-buttons';
import styles from './devices.module.css';
import type { SecurityData } from './load-account';
import * as path from '@/lib/routes/path';

const ICONS: Readonly<Record<Device['kind'], IconName>> = {
  phone: 'phone',
  tablet: 'screen',
  computer: 'screen',
  unknown: 'question',
};

interface DevicesPartProps {
  devices: SecurityData['devices'];
  now: Date;
}

/** Where the person is signed in; a place that is not theirs is ended here. */
export function DevicesPart({ devices, now }: DevicesPartProps) {
  const items = devices?.items ?? [];
  return (
    <Section
      first
      id="devices"
      title="Где вы вошли"
      lead="Незнакомое устройство? Завершите его сеанс и смените пароль."
    >
      {devices ? (
        <>
          <ul className={styles.list}>
            {items.map((device) => (
              <DeviceRow key={device.id} device={device} now={now} />
            ))}
          </ul>
          <DevicesEnd hasOthers={items.length > 1} />
        </>
      ) : (
        <PartError what="Устройства" href={path.accountSecurity()} />
      )}
    </Section>
  );
}

function DeviceRow({ device, now }: { device: Device; now: Date }) {
  const { id, name, kind, ip, way, createdAt, lastSeenAt, isCurrent } = device;
  const facts = [
    `вход ${formatDate(createdAt)}`,
    way === 'external' && 'по ссылке с сайта партнёра',
    ip && `IP-адрес ${ip}`,
  ];
  return (
    <li>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div>
        <b>{name}</b>
        <p>
          {isCurrent ? (
            <Badge kind="good">Это устройство</Badge>
          ) : (
            `Заходили ${relativePast(lastSeenAt, now)}`
          )}
        </p>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </div>
      {!isCurrent && <DeviceEnd id={id} name={name} />}
    </li>
  );
}
