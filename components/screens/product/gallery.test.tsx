import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from './gallery';

const { openPopup } = vi.hoisted(() => ({ openPopup: vi.fn() }));
vi.mock('@/components/popups/store', () => ({ openPopup }));

const picture = (name: string) => ({
  name,
  preview: `/media/${name}-s.webp`,
  original: `/media/${name}.webp`,
});
const pictures = [picture('Туба'), picture('Мазок'), picture('Кожа')];
const large = () => screen.getByRole('link', { name: /^Увеличить/ });
const group = () => screen.getByRole('group', { name: 'Изображения' });

beforeEach(() => {
  openPopup.mockReset();
  render(<Gallery title="Крем" pictures={pictures} />);
});

test('arrows go round, a thumb chooses', () => {
  expect(large()).toHaveAccessibleName('Увеличить: Туба');
  fireEvent.keyDown(group(), { key: 'ArrowRight' });
  expect(large()).toHaveAccessibleName('Увеличить: Мазок');
  fireEvent.keyDown(group(), { key: 'ArrowUp' });
  fireEvent.keyDown(group(), { key: 'ArrowLeft' });
  expect(large()).toHaveAccessibleName('Увеличить: Кожа');
  fireEvent.click(screen.getByRole('link', { name: 'Показать: Мазок' }));
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Показать: Мазок');
});

test('an arrow with a modifier is the browser’s: it leads back', () => {
  for (const modifier of ['altKey', 'metaKey', 'ctrlKey']) {
    expect(fireEvent.keyDown(group(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  }
  expect(large()).toHaveAccessibleName('Увеличить: Туба');
});

test('a press opens the one that is shown; without scripts it is a link to the file', () => {
  fireEvent.keyDown(group(), { key: 'ArrowDown' });
  expect(large()).toHaveAttribute('href', '/media/Мазок.webp');
  fireEvent.click(large(), { ctrlKey: true });
  expect(openPopup).not.toHaveBeenCalled();
  fireEvent.click(large());
  expect(openPopup).toHaveBeenCalledExactlyOnceWith('pictures', { title: 'Крем', pictures, at: 1 });
});
