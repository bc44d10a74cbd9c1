import { PartError } from '@/components/blocks/part-error/part-error';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Section } from '@/components/ui/section/section';
import type { Device } from '@/api/devices/queries';
import { dayAndTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { DeviceEnd, DevicesEnd } from './device-buttons';
import { groupDevices } from './device-groups';
import styles from './devices.module.css';
import type { SecurityData } from './load-account';
import * as path from '@/lib/routes/path';

const ICONS: Readonly<Record<Device['kind'], IconName>> = {
  phone: 'phone',
  tablet: 'screen',
  computer: 'screen',
  unknown: 'question',
};

const SESSIONS = ['сеанс', 'сеанса', 'сеансов'] as const;

interface DevicesPartProps {
  devices: SecurityData['devices'];
  now: Date;
}

/** Devices where the person is signed in, with buttons that end their sessions. */
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
            {groupDevices(items).map((group) => (
              <DeviceGroup key={group[0].id} group={group} now={now} />
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

interface DeviceGroupProps {
  group: readonly [Device, ...Device[]];
  now: Date;
}

/** One device, or several sign-ins that look alike under one name, each with when it was made. */
function DeviceGroup({ group, now }: DeviceGroupProps) {
  const [first] = group;
  const { id, name, kind, ip, way, isCurrent } = first;
  const isOne = group.length === 1;
  const facts = [ip && `IP-адрес ${ip}`, way === 'external' && 'вход по ссылке с сайта партнёра'];
  return (
    <li>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div>
        <b>{name}</b>
        {isCurrent && <Badge kind="good">Это устройство</Badge>}
        {!isCurrent && !isOne && <Badge kind="plain">{counted(group.length, SESSIONS)}</Badge>}
        <p>{isCurrent ? `Вошли ${dayAndTime(first.createdAt, now)}` : `Заходили ${lastWords(first, now)}`}</p>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </div>
      {isOne && !isCurrent && <DeviceEnd id={id} name={name} />}
      {!isOne && (
        <details className={styles.alike}>
          <summary>Показать сеансы</summary>
          <ul>
            {group.map((device) => (
              <li key={device.id}>
                <span>
                  Вошли {dayAndTime(device.createdAt, now)}
                  <small>заходили {lastWords(device, now)}</small>
                </span>
                <DeviceEnd id={device.id} name={`${name}, вход ${dayAndTime(device.createdAt, now)}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const lastWords = ({ lastSeenAt }: Device, now: Date) => dayAndTime(lastSeenAt, now);
