import { expect, test } from 'vitest';
import { seatsGivenUp, trainingFull, visitsUnmarked } from './leader-words';

const hall = {
  ...{ id: '7', topic: 'Церамиды', slot: '2026-11-24|15:30–17:00', type: 'offline' as const },
  localSlot: '2026-11-24|15:30–17:00',
  ...{ city: 'Казань', address: 'ул. Баумана, 44' },
};
const link = '/lk/trainings/7';
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a full training says how many wait, where some do', () => {
  const { title, text } = trainingFull(hall, { waiting: 2, link });
  expect(title).toBe('Все места заняты: «Церамиды»');
  expect(seen(text)).toBe(
    '24 ноября 2026, 15:30–17:00 МСК, Казань, ул. Баумана, 44. В листе ожидания 2 человека.',
  );
  expect(trainingFull(hall, { waiting: 0, link }).text).not.toContain('ожидания');
});

test('visits that are not marked are asked for with how many were recorded', () => {
  expect(seen(visitsUnmarked(hall, { registered: 21, link }).text)).toContain('Записано: 21 участник,');
});

test('seats given up in an hour are one message', () => {
  const of = [
    { training: hall, seats: 2 },
    { training: { ...hall, id: '8', topic: 'Перхоть' }, seats: 1 },
  ];
  const { title, text } = seatsGivenUp(of, link);
  expect(seen(title)).toBe('Поздняя отмена: 3 места');
  expect(text).toMatch(/«Церамиды», .*: 2\. «Перхоть», .*: 1\. Освободившееся/);
});
