import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));

const picture = (name: string) => ({ name, preview: `/${name}-s.webp`, original: `/${name}.webp` });
const frame = (name: string) => screen.findByRole('group', { name });

beforeEach(() => {
  renderWithUser(<PopupHost />);
  act(() => openPopup('pictures', { title: 'Крем', pictures: [picture('Туба'), picture('Мазок')], at: 0 }));
});
afterEach(() => act(() => openedPopups().forEach(({ key }) => forgetPopup(key))));

test('Enter on the picture enlarges it and makes it small again', async () => {
  fireEvent.keyDown(await frame('Туба'), { key: 'Enter' });
  expect(await frame('Туба')).toHaveAttribute('data-large');
  fireEvent.keyDown(await frame('Туба'), { key: 'Enter' });
  expect(await frame('Туба')).not.toHaveAttribute('data-large');
});

test('arrows lead on; with a modifier they are the browser’s', async () => {
  fireEvent.keyDown(await frame('Туба'), { key: 'ArrowRight' });
  fireEvent.keyDown(await frame('Мазок'), { key: 'ArrowLeft', altKey: true });
  expect(await frame('Мазок')).toBeInTheDocument();
});
