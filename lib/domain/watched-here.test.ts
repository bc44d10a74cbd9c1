import { expect, test } from 'vitest';
import { watchedHere, withWatch, type DeviceWatch } from './watched-here';

const phone: DeviceWatch = { deviceId: 'phone', ranges: [[0, 64]] };
const laptop: DeviceWatch = { deviceId: 'laptop', ranges: [[50, 70]] };
const facts = { watches: [laptop, phone], duration: 100, finished: false };

test('a device is told its own, and the most of any', () => {
  expect(watchedHere({ ...facts, deviceId: 'laptop' })).toEqual({
    ranges: [[50, 70]],
    reached: [[50, 70]],
    total: 0.64,
  });
  expect(watchedHere({ ...facts, deviceId: 'phone' })).toEqual({
    ranges: [[0, 64]],
    reached: [[0, 64]],
    total: 0.64,
  });
});

test('where nothing was watched one goes on from where another device was left', () => {
  expect(watchedHere({ ...facts, deviceId: 'new' })).toEqual({
    ranges: [],
    reached: [[0, 64]],
    total: 0.64,
  });
});

test('before the device is known it is the most of any', () => {
  expect(watchedHere({ ...facts, deviceId: null })).toEqual({
    ranges: [[0, 64]],
    reached: [[0, 64]],
    total: 0.64,
  });
  expect(watchedHere({ ...facts, watches: [], deviceId: null })).toEqual({
    ranges: [],
    reached: [],
    total: 0,
  });
});

test('what has counted is the union, wherever it is looked at', () => {
  expect(watchedHere({ ...facts, finished: true, deviceId: 'new' })).toEqual({
    ranges: [[0, 70]],
    reached: [[0, 70]],
    total: 0.7,
  });
});

test('what a report was answered replaces the device’s own alone', () => {
  const told = { deviceId: 'laptop', ranges: [[0, 65]] as [number, number][] };
  expect(withWatch(facts.watches, told)).toEqual([phone, told]);
  expect(withWatch(facts.watches, null)).toBe(facts.watches);
});
