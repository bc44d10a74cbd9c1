import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAGE_BROKEN } from '@/lib/pwa/broken-page';
import { UpdateNotice } from './update-notice';

const breakPage = () => act(() => void window.dispatchEvent(new Event(PAGE_BROKEN)));

test('«Позже» is honoured of a broken page until it breaks again', () => {
  render(<UpdateNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  breakPage();
  expect(screen.getByRole('status')).toHaveTextContent('Часть страницы не загрузилась');
  fireEvent.click(screen.getByRole('button', { name: 'Позже' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  breakPage();
  expect(screen.getByRole('status')).toHaveTextContent('Часть страницы не загрузилась');
});
