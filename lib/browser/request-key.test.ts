import { expect, test } from 'vitest';
import { RequestKey } from './request-key';

test('one body has one key until it has had its effect; another body has another', () => {
  const request = new RequestKey();
  const first = request.of({ amount: 5 });
  expect(request.of({ amount: 5 })).toBe(first);
  const other = request.of({ amount: 6 });
  expect(other).not.toBe(first);
  expect(request.of({ amount: 5 })).not.toBe(first);
  const last = request.of({ amount: 5 });
  request.forget();
  expect(request.of({ amount: 5 })).not.toBe(last);
  expect(new RequestKey().of({ amount: 6 })).not.toBe(other);
});
