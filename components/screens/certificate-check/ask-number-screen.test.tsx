import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskNumberScreen, NoCertificateScreen } from './ask-number-screen';

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

test('an unknown number is said as such, with a field for another', () => {
  render(<NoCertificateScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сертификата с таким номером нет');
  expect(field()).toHaveValue('');
});
