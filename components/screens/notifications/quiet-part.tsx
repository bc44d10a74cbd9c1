'use client';

import type { NotificationSettings } from '@/api/notifications/queries';
import { useAwake } from '@/components/forms/use-awake';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Section } from '@/components/ui/section/section';
import { Checkbox } from '@/components/ui/tick/tick';
import { HALF_HOURS } from '@/lib/domain/quiet-hours';
import styles from './notifications.module.css';
import { useSave } from './use-save';

type Quiet = NotificationSettings['quietHours'];

/** Hours to choose from, without the hour of the other end: a span with equal ends is empty. */
const hoursBut = (other: string) =>
  HALF_HOURS.filter((hour) => hour !== other).map((value) => ({ value, label: value }));

/** Hours in which letters and push are held back; each change is saved at once. */
export function QuietPart({ quiet, hasPush }: { quiet: Quiet; hasPush: boolean }) {
  const save = useSave();
  const ready = useAwake();
  const set = (change: Partial<Quiet>) => {
    const next = { ...quiet, ...change };
    save(
      { quietHours: next },
      next.isOn ? `Тихие часы: с ${next.from} до ${next.to} МСК.` : 'Тихие часы выключены.',
    );
  };
  return (
    <Section first title="Тихие часы">
      <p className={styles.about}>
        В это время мы не шлём {hasPush ? 'ни писем, ни push' : 'писем'}: всё, что накопилось, придёт, когда
        тихие часы закончатся. На портале уведомления появляются сразу.
      </p>
      <Checkbox
        label="Не беспокоить в тихие часы"
        checked={quiet.isOn}
        disabled={!ready}
        onChange={({ target }) => set({ isOn: target.checked })}
      />
      {quiet.isOn && (
        <div className={styles.hours}>
          <label>
            <span>с</span>
            <NativeSelect
              aria-label="Начало тихих часов"
              options={hoursBut(quiet.to)}
              value={quiet.from}
              disabled={!ready}
              onChange={({ target }) => set({ from: target.value })}
            />
          </label>
          <label>
            <span>до</span>
            <NativeSelect
              aria-label="Конец тихих часов"
              options={hoursBut(quiet.from)}
              value={quiet.to}
              disabled={!ready}
              onChange={({ target }) => set({ to: target.value })}
            />
          </label>
        </div>
      )}
      <p className={styles.zone}>Время московское (МСК), где бы вы ни были.</p>
    </Section>
  );
}
