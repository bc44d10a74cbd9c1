import { expect, test } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { dateWords, groupsOf, isFar } from './other-dates';

const slot = (type: 'offline' | 'webinar', city: string | null) =>
  ({
    ...{ type, city, address: city && 'ул. Мира, 1', readerSlot: null },
    ...{ slot: '2036-12-20|10:00–12:00', localSlot: '2036-12-20|10:00–12:00' },
  }) as TrainingSlot;
const far = slot('offline', 'Красноярск');
const near = slot('offline', 'Казань');
const webinar = slot('webinar', null);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a date names its kind and city, and says that the city is another one', () => {
  expect(plain(dateWords(far, 'Казань'))).toContain(
    '· Очный тренинг, Красноярск, ул. Мира, 1 (другой город)',
  );
  expect(plain(dateWords(near, 'Казань'))).toMatch(/· Очный тренинг, Казань, ул\. Мира, 1$/);
  expect(plain(dateWords(webinar, 'Казань'))).toMatch(/· Вебинар$/);
});

test('nothing is far of who has no city', () => expect(isFar(far, undefined)).toBe(false));

test('dates of the topic stand apart from those of others, which are named; the order stays', () => {
  const of = (id: string, topicId: string) => ({ ...webinar, id, topicId, name: `Тема ${topicId}` });
  const slots = [of('1', '7'), of('2', '8'), of('3', '7')];
  const groups = groupsOf(slots, '7', 'Казань').map(({ title, slots: on }) => [
    title,
    on.map((one) => one.slot.id),
  ]);
  expect(groups).toEqual([
    ['Новая дата', ['1', '3']],
    ['Другие темы', ['2']],
  ]);
  expect(plain(groupsOf(slots, '7', 'Казань')[1]?.slots[0]?.words ?? '')).toMatch(/^«Тема 8»\. 20 декабря/);
  expect(groupsOf([], '7', undefined)).toEqual([]);
});
