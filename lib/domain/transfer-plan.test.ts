import { expect, test } from 'vitest';
import { canMakeUp } from './afford';
import { transferPlan } from './transfer-plan';

const held = (points: Record<string, number>) =>
  Object.entries(points).map(([slug, of]) => ({ slug, points: of }));
const plan = (missing: number, points: Record<string, number>, reserved: Record<string, number> = {}) =>
  transferPlan(missing, held(points), reserved).map(({ from, amount }) => [from.slug, amount]);

test('the richest mark pays alone where it can', () => {
  expect(plan(70, { lrp: 80, vichy: 300 })).toEqual([['vichy', 70]]);
});

test('what the basket takes is not free', () => {
  expect(plan(70, { lrp: 80, vichy: 300 }, { vichy: 260 })).toEqual([['lrp', 70]]);
});

test('two marks make up for what neither holds alone', () => {
  expect(plan(70, { lrp: 60, vichy: 30, dercos: 5 }, { vichy: 5 })).toEqual([
    ['lrp', 60],
    ['vichy', 10],
  ]);
});

test.each([
  ['all of them hold too few', 100, { lrp: 60, vichy: 30 }, {}],
  ['the basket takes everything', 10, { lrp: 60 }, { lrp: 80 }],
  ['nothing is missing', 0, { lrp: 60 }, {}],
])('no move where %s', (_, missing, points, reserved) => {
  expect(plan(missing, points, reserved)).toEqual([]);
});

test.each([
  [70, { lrp: 60, vichy: 30 }, {}],
  [90, { lrp: 60, vichy: 30 }, {}],
  [91, { lrp: 60, vichy: 30 }, {}],
  [10, { lrp: 60 }, { lrp: 80 }],
  [0, { lrp: 60 }, {}],
  [1, {}, {}],
])(
  'others can make up for %i of %o beside a basket of %o where a plan has moves',
  (missing, points, reserved) => {
    const own = { cerave: 500, ...points };
    expect(canMakeUp(missing, 'cerave', own, reserved)).toBe(plan(missing, points, reserved).length > 0);
  },
);
