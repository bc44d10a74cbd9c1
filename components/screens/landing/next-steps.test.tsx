import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NextSteps } from './next-steps';

test('the end of a landing leads to the brand’s tests, products and story', () => {
  render(<NextSteps brand="vichy" name="Vichy" />);
  expect(screen.getByRole('navigation', { name: 'Что дальше' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Проверить себя: тесты Vichy', '/vichy/tests'],
    ['Продукты Vichy', '/vichy/products'],
    ['О бренде Vichy', '/vichy/about'],
  ]);
});
