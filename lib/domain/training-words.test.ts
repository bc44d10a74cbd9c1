import { expect, test } from 'vitest';
import {
  bookingMade,
  bookingMoved,
  bookingRemoved,
  placeWords,
  seatFromLine,
  trainingCancelled,
  trainingChanged,
  trainingSoon,
} from './training-words';

const hall = {
  id: '7',
  topic: 'Церамиды на практике',
  slot: '2026-11-24|15:30–17:00',
  localSlot: '2026-11-24|15:30–17:00',
  type: 'offline' as const,
  city: 'Казань',
  address: 'ул. Баумана, 44',
};
const webinar = {
  ...hall,
  id: '8',
  type: 'webinar' as const,
  city: null,
  address: null,
  slot: '2026-11-26|10:00–11:00',
};
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a booking says what, when and where, and leads to one’s own', () => {
  const told = bookingMade(hall);
  expect(told.title).toBe('Вы записаны: «Церамиды на практике»');
  expect(plain(told.text)).toBe('24 ноября 2026, 15:30–17:00 МСК, Казань, ул. Баумана, 44.');
  expect(told).toMatchObject({
    link: '/lk/appointments#training-7',
    trainingTopicName: 'Церамиды на практике',
    trainingDate: '2026-11-24',
    trainingDateTime: '2026-11-24T15:30:00+03:00',
  });
});

test('a hall elsewhere is told by both clocks, another day named; a webinar has no place', () => {
  const there = { ...hall, city: 'Владивосток', slot: '2026-11-24|03:00–05:00' };
  const local = { localSlot: '2026-11-24|10:00–12:00' };
  const words = '24 ноября 2026, 03:00–05:00 МСК (местное время: 10:00–12:00, МСК+7), Владивосток';
  for (const told of [
    bookingMade({ ...there, ...local }),
    trainingSoon({ ...there, ...local }, 24).guest,
    trainingCancelled({ ...there, ...local }, null).guest,
  ]) {
    expect(plain(told.text)).toContain(words);
  }
  const night = { slot: '2026-11-23|23:00–00:30', localSlot: '2026-11-24|08:00–09:30' };
  expect(plain(bookingMade({ ...hall, ...night }).text)).toContain(
    '23 ноября 2026, 23:00–00:30 МСК (местное время: 24 ноября 2026, 08:00–09:30, МСК+9)',
  );
  expect(plain(bookingMade({ ...webinar, ...local }).text)).toBe('26 ноября 2026, 10:00–11:00 МСК, вебинар.');
});

test('a moved one says what was and what is', () => {
  expect(plain(bookingMoved(hall, webinar).text)).toBe(
    'Было: 24 ноября 2026, 15:30–17:00 МСК, Казань, ул. Баумана, 44. Стало: 26 ноября 2026, 10:00–11:00 МСК, вебинар.',
  );
  expect(bookingMoved({ ...hall, topic: 'Акне' }, webinar).text).toMatch(/^Было: «Акне», /);
});

test('a changed one says what was and what is, and that another leads', () => {
  expect(plain(trainingChanged(hall, { ...hall, address: 'ул. Пушкина, 1' }, 'seat').account.text)).toBe(
    'Было: 24 ноября 2026, 15:30–17:00 МСК, Казань, ул. Баумана, 44. Стало: 24 ноября 2026, 15:30–17:00 МСК, Казань, ул. Пушкина, 1. Не сможете прийти — отмените запись.',
  );
  expect(plain(trainingChanged(hall, hall, 'seat').account.text)).toContain('Ведёт другой человек');
  expect(plain(trainingChanged(hall, webinar, 'line').account.text)).toMatch(
    /вебинар\. Не сможете прийти — выйдите из листа ожидания\.$/,
  );
  const { account, guest } = trainingChanged(hall, webinar, 'asked');
  expect(account.text).toContain('«Приду» или «Не приду»');
  expect(guest.text).not.toContain('Приду');
});

test('a reason ends as a sentence, without one nothing is said', () => {
  expect(plain(trainingCancelled(hall, 'Заболел ведущий').account.text)).toContain(
    '44. Заболел ведущий. Другие даты',
  );
  expect(plain(bookingRemoved(hall, null).account.text)).toContain('44. Записаться можно');
});

test('a reminder says how soon, when and where, and asks for an answer', () => {
  expect(trainingSoon(hall, 24).account.title).toBe('Скоро тренинг: «Церамиды на практике»');
  expect(trainingSoon(hall, 1).account.title).toBe('Через час тренинг: «Церамиды на практике»');
  expect(plain(trainingSoon(hall, 1).account.text)).toMatch(/^24 ноября 2026, 15:30.*«Приду» или «Не приду»/);
});

test('a seat from the line is said in the title', () => {
  expect(seatFromLine(webinar).account.title).toBe('Место освободилось, вы записаны: «Церамиды на практике»');
  expect(placeWords(webinar)).toBe('вебинар');
});
