import { expect, test } from 'vitest';
import { trainingMessageForm } from '../../validation/forms/training-message';
import { letterTemplates } from './letter-templates';

const hall = {
  ...{ topic: 'Церамиды на практике', slot: '2026-11-24|15:30–17:00', type: 'offline' as const },
  localSlot: '2026-11-24|16:30–18:00',
  ...{ city: 'Казань', address: 'ул. Баумана, 44' },
};
const webinar = { ...hall, type: 'webinar' as const, city: null, address: null };
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test('before a hall they say when and where, and how a seat is given up', () => {
  const [reminder, prepare] = letterTemplates(hall, false).map(({ text }) => seen(text));
  expect(reminder).toContain(
    '«Церамиды на практике» — 24 ноября 2026, 15:30–17:00 МСК (местное время: 16:30–18:00, МСК+1)',
  );
  expect(reminder).toContain('Казань, ул. Баумана, 44');
  expect(reminder).toContain('отмените запись');
  expect(prepare).toContain('покажите код');
});

test('a webinar has no address and no door', () => {
  const texts = letterTemplates(webinar, false).map(({ text }) => text);
  expect(texts.join(' ')).not.toMatch(/адрес|код из|тренинге/);
  expect(letterTemplates(webinar, false).map(({ title }) => title)).toContain('Как подключиться');
});

test('after it they are for who came, who did not, and everybody', () => {
  expect(letterTemplates(hall, true).map(({ to }) => to)).toEqual(['visited', 'missed', 'registered']);
});

test.each([hall, webinar])('each can be sent as it is, with the longest name of a topic', (facts) => {
  const topic = 'Щ'.repeat(150);
  const address = 'ул. Щ'.repeat(51);
  const all = [false, true].flatMap((isOver) => letterTemplates({ ...facts, topic, address }, isOver));
  for (const { to, text } of all) {
    expect(trainingMessageForm.safeParse({ to, text })).toMatchObject({ success: true });
  }
  expect(new Set(all.map(({ key }) => key)).size).toBe(7);
});
