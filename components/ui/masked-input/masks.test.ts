import { expect, it } from 'vitest';
import { masking, maskPhone } from './masks';

it.each([
  ['', ''],
  ['8', '+7'],
  ['89000001234', '+7 (900) 000-12-34'],
  ['9000001234', '+7 (900) 000-12-34'],
  ['+7 900 000-12-34', '+7 (900) 000-12-34'],
  ['+7 (900) 000-12-345', '+7 (900) 000-12-34'],
  ['3', '+3'],
  ['+37', '+37'],
  ['+37491234567', '+374 (91) 234-567'],
  ['+375291234567', '+375 (29) 123-45-67'],
  ['abc', ''],
])('shows %j as %j', (written, shown) => {
  expect(maskPhone(written)).toBe(shown);
});

it('lets the last digit of a phone be deleted', () => {
  expect(maskPhone('+7 (9')).toBe('+7 (9');
  expect(maskPhone('+7 (')).toBe('+7');
  expect(maskPhone('+')).toBe('');
});

it('knows the three tokens', () => {
  expect(masking('##.##.####')('08031991')).toBe('08.03.1991');
  expect(masking('@@-##')('жк12')).toBe('жк-12');
  expect(masking('***')('a1-б')).toBe('a1б');
});
