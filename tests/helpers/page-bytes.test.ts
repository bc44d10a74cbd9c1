import { expect, test } from 'vitest';
import { pageBytes } from './page-bytes';

test('a page weighs its document, its payload and what the payload refers to', () => {
  const pushed = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
  const html = `<p>Да</p>${pushed('1:"$Sreact"\n2:I[31,["7","a.js"],"Card"]\n3:["«I[", ')}${pushed('1]\n1f:I[8,[],""]\n')}`;
  const flight = '1:"$Sreact"\n2:I[31,["7","a.js"],"Card"]\n3:["«I[", 1]\n1f:I[8,[],""]\n';
  expect(pageBytes(html)).toEqual({
    html: Buffer.byteLength(html),
    styles: 0,
    flight: Buffer.byteLength(flight),
    references: 2,
  });
});

test('the styles of a first view are told apart', () => {
  const style = '<style nonce="n1" data-first-styles="">.a{color:red}</style>';
  expect(pageBytes(`${style}<p>Да</p>`)).toMatchObject({ html: 11, styles: Buffer.byteLength(style) });
});
