import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AskNumberScreen, NoCertificateScreen } from './ask-number-screen';

const pathname = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ usePathname: pathname }));

const field = () => screen.getByLabelText('Номер сертификата');

test('a number is asked for by a form that needs no script', () => {
  render(<AskNumberScreen />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/certificates');
  expect(field()).toHaveAttribute('name', 'number');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('what can be no number is said at the field and stays in it', () => {
  render(<AskNumberScreen typed="7K3M" />);
  expect(field()).toHaveValue('7K3M');
  expect(field()).toHaveAccessibleDescription(/Это не номер сертификата/);
});

test('an unknown number is said as such and stays in the field, to be put right', () => {
  pathname.mockReturnValue('/certificates/7K3M-9QWT-4HZB-2CDE');
  render(<NoCertificateScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сертификата с таким номером нет');
  expect(field()).toHaveValue('7K3M-9QWT-4HZB-2CDE');
  expect(field()).toHaveAccessibleDescription(/Такого номера у нас нет/);
});
