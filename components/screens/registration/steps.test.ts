import { expect, test } from 'vitest';
import { hashOf, STEPS, stepOf, stepWith } from './steps';

test('the first step with a wrong field; an unknown field or none belong to no step', () => {
  expect(stepWith({ agreement: {}, pharmacyId: {} })).toBe(1);
  expect(stepWith({ password: {}, email: {} })).toBe(0);
  expect(stepWith({ agreementVersion: {}, root: {} })).toBe(-1);
  expect(stepWith({})).toBe(-1);
});

test('a step has a hash and is read back; anything else is the first', () => {
  expect(STEPS.map((_, at) => stepOf(hashOf(at)))).toEqual([0, 1, 2]);
  expect(['', '#step', '#step4', '#step11', '#main'].map(stepOf)).toEqual([0, 0, 0, 0, 0]);
});
