import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { learningList } from './learning-filters';
import { PassedOf } from './passed-of';

const counts = {
  types: [
    { value: 'test' as const, count: 13 },
    { value: 'video' as const, count: 53 },
  ],
  states: [{ value: 'finished' as const, count: 7 }],
};
const show = (query: Record<string, string>) =>
  render(<PassedOf view={learningList.read(query)} counts={counts} />).container;

test('of all there is, or of one type', () => {
  expect(show({})).toHaveTextContent('Пройдено 7 из 66');
  expect(show({ type: 'test' })).toHaveTextContent('Пройдено 7 из 13');
});

test('a filtered list says nothing of it, nor an empty one', () => {
  show({ state: 'new' });
  render(<PassedOf view={learningList.read({})} counts={{ types: [], states: [] }} />);
  expect(screen.queryByText(/Пройдено/)).toBeNull();
});
