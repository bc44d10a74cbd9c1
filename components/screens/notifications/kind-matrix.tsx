'use client';

import type { NotificationSettings } from '@/api/notifications/queries';
import { useAwake } from '@/components/forms/use-awake';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { Checkbox } from '@/components/ui/tick/tick';
import type { Channel } from '@/lib/domain/notification';
import styles from './notifications.module.css';
import { useSave } from './use-save';

type Row = NotificationSettings['kinds'][number];

const WORDS: Readonly<Record<Channel, { head: string; said: string; on: string; off: string }>> = {
  letter: { head: 'Письмо', said: 'письмо', on: 'Письма включены', off: 'Письма выключены' },
  push: { head: 'Push', said: 'push', on: 'Push включены', off: 'Push выключены' },
};

function grouped(kinds: readonly Row[]): [string, Row[]][] {
  const groups = [...new Set(kinds.map(({ group }) => group))];
  return groups.map((group) => [group, kinds.filter((row) => row.group === group)]);
}

/**
 * Table with a row per kind and a column per channel; in the portal every kind is always on, as the first column shows.
 */
export function KindMatrix({ kinds, hasPush }: { kinds: readonly Row[]; hasPush: boolean }) {
  const channels: Channel[] = hasPush ? ['letter', 'push'] : ['letter'];
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Событие</th>
          <th scope="col">Портал</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {WORDS[channel].head}
            </th>
          ))}
        </tr>
      </thead>
      {grouped(kinds).map(([group, rows]) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={channels.length + 2}>
              {group}
            </th>
          </tr>
          {rows.map((row) => (
            <KindRow key={row.kind} row={row} channels={channels} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function KindRow({ row, channels }: { row: Row; channels: readonly Channel[] }) {
  const save = useSave();
  const ready = useAwake();
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>
        <span className={styles.always}>
          <Icon name="check" size="s" />
          <Hidden>всегда</Hidden>
        </span>
      </td>
      {channels.map((channel) => (
        <td key={channel}>
          <Checkbox
            label={<Hidden>{`${row.name}: ${WORDS[channel].said}`}</Hidden>}
            className={styles.tick}
            checked={row[channel]}
            disabled={!ready}
            onChange={({ target: { checked: isOn } }) =>
              save(
                { choices: [{ kind: row.kind, channel, isOn }] },
                `${isOn ? WORDS[channel].on : WORDS[channel].off}: «${row.name}».`,
              )
            }
          />
        </td>
      ))}
    </tr>
  );
}
