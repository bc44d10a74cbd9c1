import { expect, it } from 'vitest';
import { toCamel, toSnake } from './case';

it('renames keys at every depth and leaves values', () => {
  const at = new Date(0);
  expect(toCamel({ first_name: 'some_value', mark_points: [{ total_points: 1, at }], none: null })).toEqual({
    firstName: 'some_value',
    markPoints: [{ totalPoints: 1, at }],
    none: null,
  });
  expect(toSnake({ firstName: 'someValue', list: [[{ isRead: true }], 2] })).toEqual({
    first_name: 'someValue',
    list: [[{ is_read: true }], 2],
  });
});

it('leaves what is not a plain object as it is', () => {
  const file = new File(['a'], 'a.txt');
  expect((toSnake({ someFile: file }) as { some_file: File }).some_file).toBe(file);
  expect(toCamel('first_name')).toBe('first_name');
});

it('is not led into changing prototypes', () => {
  const made = toCamel(JSON.parse('{"__proto__": {"isAdmin": true}, "a": 1}')) as { isAdmin?: boolean };
  expect(made.isAdmin).toBeUndefined();
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
});
