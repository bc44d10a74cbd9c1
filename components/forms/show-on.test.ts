import { expect, it } from 'vitest';
import { fieldOf } from './show-on';

const at = (pointer?: string) => ({ status: '422', code: 'x', source: { pointer } });
const values = { firstName: '', pharmacyId: '', userParams: { lastName: '' } };

it.each([
  ['/data/attributes/first_name', 'firstName'],
  ['/data/attributes/user_params/last_name', 'userParams.lastName'],
  ['/data/relationships/pharmacy', 'pharmacyId'],
  ['/data/attributes/secret', undefined],
  ['/data', undefined],
  [undefined, undefined],
])('%s points at %s', (pointer, name) => {
  expect(fieldOf(at(pointer), values)).toBe(name);
});
