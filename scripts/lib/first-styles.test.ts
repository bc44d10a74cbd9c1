import { expect, test } from 'vitest';
import { rulesOf } from './first-styles.mjs';

test('a rule with the at-rules around it and the classes of each of its selectors', () => {
  expect(rulesOf('@layer ui{@media (min-width:768px){.a.b>span,.c:hover{color:red}}}')).toEqual([
    [['@layer ui', '@media (min-width:768px)'], '.a.b>span,.c:hover{color:red}', [['a', 'b'], ['c']]],
  ]);
});

test.each([
  ['an element', 'h1{margin:0}'],
  ['an element beside a class', '.a,h1{margin:0}'],
  ['the root', ':root[data-theme=dark]{--ink:#fff}'],
  ['a name of steps', '@keyframes rise{from{opacity:0}to{opacity:1}}'],
  ['a font', '@font-face{font-family:onest;src:url(/a.woff2)}'],
  ['the order of layers', '@layer base, ui;'],
])('every document takes %s', (_, css) => {
  expect(rulesOf(css)).toEqual([[[], css, null]]);
});

test.each([
  ['not to be there', '.a:not(.b){color:red}', [['a']]],
  ['one of several', '.a:is(.b,.c:not(.d)){color:red}', [['a']]],
  ['below it', '.a:has(.b){color:red}', [['a']]],
])('a class that is %s is not needed', (_, css, needs) => {
  expect(rulesOf(css)[0]?.[2]).toEqual(needs);
});

test.each([
  ['hovered', '.a:hover .b,.c:active{color:red}'],
  ['printed', '@media print{.a{color:red}}'],
])('what is %s is left to the stylesheet', (_, css) => {
  expect(rulesOf(css)).toEqual([]);
});

test.each([['.a:not(:hover){color:red}'], ['.a:hover,.b{color:red}'], ['.a:is(:hover,:focus){color:red}']])(
  '%s may be painted first',
  (css) => {
    expect(rulesOf(css)).toHaveLength(1);
  },
);

test('comments are left out', () => {
  expect(rulesOf('/* why */.a{color:red}')).toEqual([[[], '.a{color:red}', [['a']]]]);
});
