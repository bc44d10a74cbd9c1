import { expect, test } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { dateWords, isFar, nearestFirst } from './other-dates';

const slot = (type: 'offline' | 'webinar', city: string | null) =>
  ({
    ...{ type, city, address: city && 'ул. Мира, 1', readerSlot: null },
    ...{ slot: '2036-12-20|10:00–12:00', localSlot: '2036-12-20|10:00–12:00' },
  }) as TrainingSlot;
const far = slot('offline', 'Красноярск');
const near = slot('offline', 'Казань');
const webinar = slot('webinar', null);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the same kind within reach comes first, another city last', () => {
  expect(nearestFirst([far, near, webinar], webinar, 'Казань')).toEqual([webinar, near, far]);
  expect(nearestFirst([far, webinar, near], near, 'Казань')).toEqual([near, webinar, far]);
});

test('a date names its kind and city, and says that the city is another one', () => {
  expect(plain(dateWords(far, 'Казань'))).toContain(
    '· Очный тренинг, Красноярск, ул. Мира, 1 (другой город)',
  );
  expect(plain(dateWords(near, 'Казань'))).toMatch(/· Очный тренинг, Казань, ул\. Мира, 1$/);
  expect(plain(dateWords(webinar, 'Казань'))).toMatch(/· Вебинар$/);
});

test('nothing is far of who has no city', () => expect(isFar(far, undefined)).toBe(false));
