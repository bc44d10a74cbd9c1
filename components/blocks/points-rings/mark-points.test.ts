import { expect, it } from 'vitest';
import { markPointsOf, type RingsData } from './mark-points';
import { goalWords } from './points-rings';

const gift = (markId: string, price: number, more: object = {}) => ({
  markId,
  price,
  name: `Подарок ${price}`,
  isVisible: true,
  isAvailable: true,
  amount: 5,
  limit: 1,
  ordered: 0,
  ...more,
});
const data = (markPoints: Record<string, number>, gifts: object[] | null, catalogue = true) =>
  ({ me: { markPoints }, gifts: gifts && { items: gifts }, catalogue }) as unknown as RingsData;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('aims each ring at the next gift that can really be had', () => {
  const marks = markPointsOf(
    data({ lrp: 520, vichy: 310, proexpert: 10 }, [
      gift('lrp', 600, { amount: 0 }),
      gift('lrp', 650, { ordered: 1 }),
      gift('lrp', 680),
      gift('vichy', 300),
    ]),
  );
  expect(marks.map(({ slug, goal }) => [slug, goal?.gift.price, goal?.missing])).toEqual([
    ['lrp', 680, 160],
    ['vichy', 300, 0],
    ['cerave', undefined, undefined],
    ['dercos', undefined, undefined],
    ['proexpert', undefined, undefined],
  ]);
  expect(marks.map((mark) => plain(goalWords(mark)))).toEqual([
    'до подарка «Подарок 680» ещё 160 баллов',
    'хватает на «Подарок 300»',
    'баллы за тесты и видео',
    'баллы за тесты и видео',
    'накоплено',
  ]);
  expect(marks.map(({ href }) => href)).toEqual([
    '/lk/catalogue?mark=lrp',
    '/lk/catalogue?mark=vichy',
    undefined,
    undefined,
    undefined,
  ]);
});

it('leads nowhere where the catalogue is closed, and is not there with nothing in it', () => {
  const closed = markPointsOf(data({ lrp: 520 }, null, false));
  expect(closed.map(({ slug, href }) => [slug, href])).toEqual([
    ['lrp', undefined],
    ['vichy', undefined],
    ['cerave', undefined],
    ['dercos', undefined],
  ]);
  expect(markPointsOf(data({ lrp: 0 }, null, false))).toEqual([]);
});
