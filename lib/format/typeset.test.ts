import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typeset';

test.each([
  ['Ретинол — с чего начать', 'Ретинол\u00a0— с чего начать'],
  ['Крем \u2013 это не маска', 'Крем\u00a0\u2013 это не маска'],
  ['Уход  —', 'Уход\u00a0—'],
  ['SPF 30—50, по-русски и 5 - 3', 'SPF\u00a030—50, по-\u2060русски и 5 - 3'],
  ['Концентрат Minéral 89', 'Концентрат Minéral\u00a089'],
  ['Концентрат Mine\u0301ral 89 72 часа', 'Концентрат Mine\u0301ral\u00a089 72\u00a0часа'],
  ['Антиперспирант 48 часов', 'Антиперспирант 48\u00a0часов'],
  ['Сдано 90 % за 3 месяца', 'Сдано 90\u00a0% за 3\u00a0месяца'],
  ['Орлова Н. В., к. м. н., дерматолог', 'Орлова Н. В., к.\u00a0м.\u00a0н., дерматолог'],
  ['89 Minéral', '89 Minéral'],
  ['Крем-гель за экспресс-тренинг', 'Крем-\u2060гель за экспресс-\u2060тренинг'],
  ['Экспресс-тренинги', 'Экспресс-тренинги'],
  ['Каталог La Roche-Posay.', 'Каталог La Roche-\u2060Posay.'],
  ['www.roche-posay.ru/a-b info@roche-posay.ru', 'www.roche-posay.ru/a-b info@roche-posay.ru'],
  ['Рождественская-Преображенская, pH-баланс', 'Рождественская-Преображенская, pH-баланс'],
  ['— Что взять? — спросила она', '— Что взять?\u00a0— спросила она'],
])('%j → %j', (text, set) => expect(typeset(text)).toBe(set));

test('no dash is left with a space to break at before it, and twice is as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'аbб1 -—–\u00a0\u2060') }), (text) => {
      expect(typeset(text)).not.toMatch(/ [—–](\s|$)/);
      expect(typeset(typeset(text))).toBe(typeset(text));
    }),
  );
});
