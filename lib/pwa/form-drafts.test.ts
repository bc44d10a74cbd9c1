import { beforeEach, expect, test, vi } from 'vitest';
import { dropForms, followForm, keepForms, takeForm } from './form-drafts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

const given = (key: string, values: Record<string, unknown> | null) => followForm(key, () => values);

test('text comes back once, to its own form', () => {
  const stop = given('/ask#Вопрос', { question: 'Можно ли?', isActive: true });
  keepForms();
  stop();
  expect(takeForm('/lk#Вопрос')).toBeNull();
  expect(takeForm('/ask#Вопрос')).toEqual({ question: 'Можно ли?', isActive: true });
  expect(takeForm('/ask#Вопрос')).toBeNull();
});

test('passwords and files are never written down', () => {
  const stop = given('a', { email: 'a@b.ru', password: 'x', currentPassword: 'y', photo: { name: 'z' } });
  keepForms();
  stop();
  expect(takeForm('a')).toEqual({ email: 'a@b.ru' });
});

test('a consent is given under words that are seen: its tick does not come back', () => {
  const stop = given('a', { firstName: 'Анна', agreement: true, mailingAgreement: true });
  keepForms();
  stop();
  expect(takeForm('a')).toEqual({ firstName: 'Анна' });
});

test('a form with nothing typed, and one that has gone, keep nothing', () => {
  const stop = given('a', null);
  given('b', { text: 'x' })();
  keepForms();
  stop();
  expect([takeForm('a'), takeForm('b')]).toEqual([null, null]);
});

test('after ten minutes, and after signing out, nothing comes back', () => {
  const stop = given('a', { text: 'x' });
  keepForms(0);
  expect(takeForm('a', 600_001)).toBeNull();
  expect(takeForm('a', 600_000)).toEqual({ text: 'x' });
  keepForms();
  dropForms();
  expect(takeForm('a')).toBeNull();
  stop();
});
