import { expect, test } from 'vitest';
import { heldWords } from './quota';

test('whose the seats are is said once each', () => {
  expect(heldWords([])).toBe('');
  expect(heldWords([{ kind: 'chain', name: 'Планета' }])).toBe('сети «Планета»');
  expect(
    heldWords([
      { kind: 'chain', name: 'Планета' },
      { kind: 'area', name: 'Юг' },
      { kind: 'link', name: null },
      { kind: 'link', name: null },
    ]),
  ).toBe('сети «Планета», территории «Юг» и по приглашениям');
});
