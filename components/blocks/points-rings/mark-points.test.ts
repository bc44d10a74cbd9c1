import { expect, it } from 'vitest';
import { markPointsOf, type RingsData } from './mark-points';
import { goalWords, type MarkPoints } from './points-rings';

const goal = (markId: string, price: number) => ({
  id: String(price),
  markId,
  price,
  name: `Подарок ${price}`,
});
const data = (markPoints: Record<string, number>, goals: object[] | null, catalogue = true): RingsData =>
  ({
    me: { markPoints },
    goals: goals && { items: goals },
    catalogue,
    brands: [
      { slug: 'lrp', name: 'La Roche-Posay' },
      { slug: 'vichy', name: 'Vichy' },
      { slug: 'newcomer', name: 'Новая марка' },
    ],
  }) as unknown as RingsData;
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const wordsOf = (mark: MarkPoints) => {
  const { now, next } = goalWords(mark);
  return [plain(now), plain(next)];
};

it('aims each ring at the gift the services name, for each brand they know', () => {
  const marks = markPointsOf(
    data({ lrp: 520, vichy: 310, proexpert: 10 }, [goal('lrp', 680), goal('lrp', 480), goal('vichy', 300)]),
  );
  expect(marks.map(({ name, goal: aim }) => [name, aim?.gift.price, aim?.missing])).toEqual([
    ['La Roche-Posay', 680, 160],
    ['Vichy', 300, 0],
    ['ПроЭксперт', undefined, undefined],
    ['Новая марка', undefined, undefined],
  ]);
  expect(marks.map((mark) => wordsOf(mark))).toEqual([
    ['Хватает: Подарок 480', 'Ещё 160 баллов: Подарок 680'],
    ['Хватает: Подарок 300', ''],
    ['', 'Накоплено'],
    ['', 'Баллы за тесты и видео'],
  ]);
  expect(marks.map(({ href }) => href)).toEqual([
    '/lk/catalogue?mark=lrp',
    '/lk/catalogue?mark=vichy',
    undefined,
    undefined,
  ]);
});

it('leads nowhere where the catalogue is closed, and is not there with nothing in it', () => {
  const closed = markPointsOf(data({ lrp: 520 }, null, false));
  expect(closed.map(({ slug, href }) => [slug, href])).toEqual([
    ['lrp', undefined],
    ['vichy', undefined],
    ['newcomer', undefined],
  ]);
  expect(markPointsOf(data({ lrp: 0 }, null, false))).toEqual([]);
});

it('what the basket takes is no part of the way to another gift', () => {
  const goals = [goal('lrp', 100), goal('lrp', 480)].map((one) => ({ ...one, reserved: 300 }));
  const [lrp] = markPointsOf(data({ lrp: 520 }, goals));
  expect([lrp?.points, lrp?.reserved]).toEqual([520, 300]);
  expect(lrp && wordsOf(lrp)).toEqual(['Хватает: Подарок 100', 'Ещё 260 баллов: Подарок 480']);
});

it('a balance that is just enough is enough: nothing is said to be 0 short', () => {
  const [lrp] = markPointsOf(data({ lrp: 480 }, [goal('lrp', 480)]));
  expect(lrp && wordsOf(lrp)).toEqual(['Хватает: Подарок 480', '']);
});
