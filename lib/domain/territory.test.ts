import { expect, test } from 'vitest';
import { ROLES } from '../access/roles';
import { activityStatus, choosesScope, sightOf, type Sight } from './territory';

/** Named anew: each role without the switch and with it. */
const SIGHTS: Partial<Record<string, [Sight, Sight]>> = {
  admin: ['everyone', 'everyone'],
  'super-admin': ['everyone', 'everyone'],
  support: ['everyone', 'everyone'],
  Представитель: ['assigned', 'assigned'],
  cam: ['assigned', 'assigned'],
  regional: ['assigned', 'sectors'],
  director: ['assigned', 'sectors'],
  sector: ['assigned', 'sectors'],
};

test.each(ROLES)('%s sees what its territory says', (role) => {
  const seen = [sightOf([role], false), sightOf([role], true)];
  expect(seen).toEqual(SIGHTS[role] ?? ['nobody', 'nobody']);
  expect(choosesScope([role])).toBe(seen[1] === 'sectors');
});

test('no role is a pharmacist, who sees nobody; of several roles the widest counts', () => {
  expect(sightOf([], true)).toBe('nobody');
  expect(sightOf(['expert', 'sector'], true)).toBe('sectors');
  expect(sightOf(['sector', 'admin'], false)).toBe('everyone');
});

test('the words of the services', () => {
  expect([activityStatus(true), activityStatus(false)]).toEqual(['Активен', 'Не активен']);
});
