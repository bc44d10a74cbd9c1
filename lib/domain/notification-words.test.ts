import { describe, expect, test } from 'vitest';
import { isBuiltPage } from '../routes/is-built';
import {
  orderCancelled,
  orderSent,
  pointsArrived,
  programmeCloses,
  shortWords,
  testsClose,
} from './notification-words';

/** Words as they are read: a no-break space is a space. */
const plain = <T extends { title: string; text?: string }>(data: T) => ({
  ...data,
  title: data.title.replaceAll('\u00a0', ' '),
  ...(data.text ? { text: data.text.replaceAll('\u00a0', ' ') } : {}),
});
const NOW = new Date('2026-11-22T09:00:00Z');

describe('points', () => {
  test('of one brand say how many, which and why', () => {
    const entry = {
      mark: 'skin',
      markName: 'SkinCeuticals',
      amount: 21,
      kind: 'test' as const,
      title: 'Минеральный барьер',
      reason: 'Верных ответов: 7 из 7',
    };
    expect(plain(pointsArrived([entry]))).toEqual({
      title: 'Начислен 21 балл SkinCeuticals',
      text: 'Тест «Минеральный барьер». Верных ответов: 7 из 7.',
      link: '/lk?mark=skin#history',
    });
  });

  test('of several brands in one act are one message', () => {
    const entry = { kind: 'programme' as const, title: '' };
    const told = pointsArrived([
      { ...entry, mark: 'lrp', markName: 'La Roche-Posay', amount: 80 },
      { ...entry, mark: 'vichy', markName: 'Vichy Laboratoires', amount: 40 },
    ]);
    expect(plain(told)).toEqual({
      title: 'Начислено 120 баллов',
      text: 'La Roche-Posay: 80 баллов, Vichy Laboratoires: 40 баллов. Образовательная программа.',
      link: '/lk#history',
    });
  });

  test('of an admin carry the admin’s words', () => {
    const entry = {
      mark: 'lrp',
      markName: 'La Roche-Posay',
      amount: 2,
      kind: 'award' as const,
      title: 'Конкурс витрин',
      reason: 'Победа!',
    };
    expect(plain(pointsArrived([entry])).text).toBe('Конкурс витрин. Победа!');
  });
});

test('orders: taken, given back, and by whom', () => {
  expect(plain(orderSent({ number: '2026-000001', total: 1200 }))).toMatchObject({
    title: 'Заказ № 2026-000001 оформлен',
    text: 'Списано 1 200 баллов. Пока волна открыта, заказ можно отменить в корзине.',
    link: '/lk/cart#orders',
  });
  const order = { number: '2026-000001', total: 1 };
  expect(plain(orderCancelled({ ...order, byStaff: false })).text).toBe(
    '1 балл вернулся на счёт. Подарки снова в каталоге.',
  );
  expect(plain(orderCancelled({ ...order, total: 52, byStaff: true })).text).toBe(
    'Заказ отменил администратор, 52 балла вернулись на счёт.',
  );
});

describe('deadlines', () => {
  const at = new Date('2026-11-25T15:00:00Z');
  const titled = (title: string) => ({ testId: '7', title });

  test('one test is named and led to', () => {
    expect(plain(testsClose([titled('Пилинги')], at, NOW))).toEqual({
      title: 'Тест закроется через 3 дня',
      text: '«Пилинги» можно пройти до 25 ноября, 18:00 МСК. Он закроется для всех сразу.',
      link: '/lk/tests/7',
    });
  });

  test('many of one day are one message', () => {
    expect(plain(testsClose(['А', 'Б', 'В', 'Г'].map(titled), at, NOW))).toEqual({
      title: 'Тесты закроются через 3 дня: 4',
      text: '«А», «Б» и ещё 2. Первый из них закроется 25 ноября, 18:00 МСК.',
      link: '/lk/learnings?type=test',
    });
  });

  test('the programme’s message leads to a page that is there', () => {
    const told = plain(programmeCloses(at, NOW));
    expect(told.title).toBe('Программа обучения завершится через 3 дня');
    expect(told.text).toContain('до 25 ноября, 18:00 МСК');
    expect(isBuiltPage(told.link)).toBe(true);
  });
});

test('long words are cut, short ones are not', () => {
  expect(shortWords('Коротко')).toBe('Коротко');
  expect(shortWords('я'.repeat(300))).toHaveLength(120);
});
