import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Celebration } from './celebration';

const drops = () => document.querySelector('[data-celebration]');

test.each(['pointerDown', 'keyDown'] as const)('any press ends it: %s', (press) => {
  render(<Celebration />);
  expect(drops()).toHaveAttribute('aria-hidden', 'true');
  fireEvent[press](document.body);
  expect(drops()).toBeNull();
});

test('it goes by itself with its last drop, not with its first', () => {
  render(<Celebration />);
  fireEvent.animationEnd(drops()!.firstElementChild!);
  expect(drops()).not.toBeNull();
  fireEvent.animationEnd(drops()!.lastElementChild!);
  expect(drops()).toBeNull();
});
