import type { Channel, Choice, NotificationKind } from './notification';
import type { QuietHours } from './quiet-hours';

/** The part of the notification settings that the person can change. */
export interface Changeable {
  kinds: readonly ({ kind: NotificationKind } & Record<Channel, boolean>)[];
  quietHours: QuietHours & { isOn: boolean };
}

export interface SettingsChange {
  choices?: readonly Choice[] | undefined;
  quietHours?: Changeable['quietHours'] | undefined;
}

/** Settings with a change applied; fields that the change does not name stay. */
export function applySettings<T extends Changeable>(
  settings: T,
  { choices = [], quietHours }: SettingsChange,
): T {
  const kinds = settings.kinds.map((row) =>
    choices
      .filter(({ kind }) => kind === row.kind)
      .reduce((changed, { channel, isOn }) => ({ ...changed, [channel]: isOn }), row),
  );
  return { ...settings, kinds, ...(quietHours ? { quietHours } : {}) };
}

/** The inverse of a change, limited to the same fields. */
export function inverseSettings(
  settings: Changeable,
  { choices, quietHours }: SettingsChange,
): { choices?: Choice[]; quietHours?: Changeable['quietHours'] } {
  const before = (choices ?? []).flatMap(({ kind, channel }) => {
    const row = settings.kinds.find((one) => one.kind === kind);
    return row ? [{ kind, channel, isOn: row[channel] }] : [];
  });
  return {
    ...(choices ? { choices: before } : {}),
    ...(quietHours ? { quietHours: settings.quietHours } : {}),
  };
}
