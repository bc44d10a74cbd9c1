import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Anchor } from './anchor';

it('refuses to lead out of the portal unless marked external', () => {
  render(<Anchor href="https://example.com/">Прочь</Anchor>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Прочь')).toBeInTheDocument();
});

it('refuses a script address even when marked external', () => {
  render(
    <Anchor href="javascript:alert(1)" external>
      Скрипт
    </Anchor>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('refuses an address that only looks like a path', () => {
  render(<Anchor href="//example.com">Прочь</Anchor>);
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens what is marked external in its own tab', () => {
  render(
    <Anchor href="https://example.com/" external>
      Сайт
    </Anchor>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('leaves a file to the browser', () => {
  render(
    <Anchor href="/api/v1/certificates/7/file" download="">
      PDF
    </Anchor>,
  );
  const link = screen.getByRole('link', { name: 'PDF' });
  expect(link).toHaveAttribute('download');
  expect(link).toHaveAttribute('href', '/api/v1/certificates/7/file');
});
