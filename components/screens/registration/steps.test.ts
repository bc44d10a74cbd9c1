import { expect, test } from 'vitest';
import { hashOf, openedStep, STEPS, stepOf, stepWith } from './steps';

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

test('the step of an address opens when those before it are filled in', () => {
  const person = { lastName: 'Орлова', firstName: 'Мария', email: 'm@test.example', phone: '+79241234567' };
  const work = { cityId: '1', chainId: '2', pharmacyId: '3' };
  const opened = (values: object) => [0, 1, 2].map((step) => openedStep(step, { ...values }));
  expect(opened({})).toEqual([0, 0, 0]);
  expect(opened({ ...person, phone: '' })).toEqual([0, 0, 0]);
  expect(opened(person)).toEqual([0, 1, 1]);
  expect(opened({ ...person, ...work })).toEqual([0, 1, 2]);
});
