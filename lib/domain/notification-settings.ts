import type { Channel, Choice, NotificationKind } from './notification';
import type { QuietHours } from './quiet-hours';

/** The part of a person's settings that they change themselves. */
export interface Changeable {
  kinds: readonly ({ kind: NotificationKind } & Record<Channel, boolean>)[];
  quietHours: QuietHours & { isOn: boolean };
}

export interface SettingsChange {
  choices?: readonly Choice[] | undefined;
  quietHours?: Changeable['quietHours'] | undefined;
}

/** The settings after a change: what it does not name stays. */
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

/** The change that takes a change back and touches nothing else. */
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
