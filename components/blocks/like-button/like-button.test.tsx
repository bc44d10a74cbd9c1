import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveLike, type LikeButtonProps } from './live-like';

const item = { type: 'learning', id: 'test-7', title: 'Барьер', isLiked: false } as const;
const show = (look: LikeButtonProps['look'], likeCount: number) =>
  render(<LiveLike {...item} look={look} likeCount={likeCount} />);

it.each(['line', 'plain'] as const)('%s: the number stands beside the heart', (look) => {
  show(look, 1147);
  expect(screen.getByRole('button', { name: 'Нравится: Барьер' })).toBeInTheDocument();
  expect(screen.getByText('1 147')).toBeInTheDocument();
});

it('in words: the number is in them', () => {
  show('words', 3);
  expect(screen.getByRole('button', { name: 'Нравится, 3' })).toBeInTheDocument();
});

it.each([
  ['icon', 3],
  ['line', 0],
  ['plain', 0],
  ['words', 0],
] as const)('%s with %i: no number', (look, likeCount) => {
  const { container } = show(look, likeCount);
  expect(container).not.toHaveTextContent(/\d/);
});
