import { expect, test } from 'vitest';
import { hyphenated } from './hyphens';

test.each([
  ['Константинопольская', 'Кон-стан-ти-но-поль-ская'],
  ['Анна Рождественская-Преображенская', 'Анна Рож-дес-твен-ская-Пре-об-ра-жен-ская'],
  ['Анна Соколова', 'Анна Соколова'],
  ['pharmacist.of.portal@portal.example', 'pharmacist.of.portal@portal.example'],
])('%s may break as %s', (text, shown) => {
  expect(hyphenated(text).replaceAll('\u00AD', '-')).toBe(shown);
});
