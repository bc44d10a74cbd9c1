import { expect, test } from 'vitest';
import { destination } from './destination';

test.each([
  ['', '/'],
  ['from=/lk/cart', '/lk/cart'],
  ['from=/lrp/news&page=2&sort=-date', '/lrp/news?page=2&sort=-date'],
  ['from=/&redirect_uri=partner.example/in&state=a', '/?redirect_uri=partner.example%2Fin&state=a'],
  ['redirect_uri=https://partner.example', '/?redirect_uri=https%3A%2F%2Fpartner.example'],
  ['from=/lk&ended=1&error=credentials', '/lk'],
  ['from=/lk&email=a@b.ru&token=secret', '/lk'],
  ['from=//evil.example', '/'],
  ['from=https://evil.example', '/'],
  ['from=/%5Cevil.example', '/'],
])('%s leads to %s', (query, path) => {
  expect(destination(new URLSearchParams(query))).toBe(path);
});
