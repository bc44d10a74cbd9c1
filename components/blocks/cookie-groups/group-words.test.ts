import { expect, test } from 'vitest';
import { GROUP_WORDS } from './group-words';

test('what the portal records whatever is chosen is said where nothing can be chosen', () => {
  expect(GROUP_WORDS[1].about).toMatch(/портал записывает .*номером вашей учётной записи/);
  expect(GROUP_WORDS[2].about).toMatch(/^Счётчики посещений других сервисов/);
});
