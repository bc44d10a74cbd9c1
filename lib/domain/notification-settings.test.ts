import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNELS, NOTIFICATION_KINDS } from './notification';
import { applySettings, inverseSettings } from './notification-settings';

const settings = {
  kinds: NOTIFICATION_KINDS.map((kind) => ({ kind, letter: true, push: false, name: kind })),
  quietHours: { isOn: false, from: '22:00', to: '08:00' },
  pushKey: 'key',
};

test('what is named changes, the rest stays', () => {
  const changed = applySettings(settings, { choices: [{ kind: 'points', channel: 'push', isOn: true }] });
  expect(changed.kinds[0]).toEqual({ kind: 'points', letter: true, push: true, name: 'points' });
  expect(changed.kinds.slice(1)).toEqual(settings.kinds.slice(1));
  expect([changed.quietHours, changed.pushKey]).toEqual([settings.quietHours, 'key']);
  const quietHours = { isOn: true, from: '21:00', to: '09:00' };
  expect(applySettings(settings, { quietHours })).toEqual({ ...settings, quietHours });
});

test('a change and its inverse leave everything as it was', () => {
  const choice = fc.record({
    kind: fc.constantFrom(...NOTIFICATION_KINDS),
    channel: fc.constantFrom(...CHANNELS),
    isOn: fc.boolean(),
  });
  const quietHours = fc.constantFrom(undefined, { isOn: true, from: '20:00', to: '07:30' });
  fc.assert(
    fc.property(fc.array(choice), quietHours, (choices, quiet) => {
      const change = { choices, ...(quiet ? { quietHours: quiet } : {}) };
      const back = inverseSettings(settings, change);
      expect(applySettings(applySettings(settings, change), back)).toEqual(settings);
    }),
  );
});
