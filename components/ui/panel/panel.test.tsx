import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Panel } from './panel';

test('a panel that is a section takes a name, and its own look stays', () => {
  render(
    <Panel as="section" kind="tint" className="mine" aria-labelledby="title" id="answers">
      <h2 id="title">Ваши ответы</h2>
    </Panel>,
  );
  const region = screen.getByRole('region', { name: 'Ваши ответы' });
  expect(region).toHaveClass('mine');
  expect([region.id, region.dataset.kind]).toEqual(['answers', 'tint']);
});
