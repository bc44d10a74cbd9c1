import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Anchor } from '@/components/ui/anchor/anchor';
import { UpdateSwitch } from '@/lib/pwa/update-switch';
import { watchUpdates } from './watch-updates';

const load = vi.fn<(href?: string) => void>();
let stop = () => {};

beforeEach(() => {
  load.mockReset();
  const update = new UpdateSwitch({ busy: () => [], takeOver: () => false, load });
  stop = watchUpdates(update);
  update.ready();
});
afterEach(() => {
  stop();
  cleanup();
});

/** Presses the only link there is. */
const press = () => fireEvent.click(screen.getByRole('link'));

test('with an update waiting a link that opens a popup opens it, and no page', () => {
  const open = vi.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <Anchor href="/search-results" onClick={open}>
      Поиск
    </Anchor>,
  );
  press();
  expect(open).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('a link that leads to a page opens it by a whole load, and its own handler has been asked first', () => {
  const read = vi.fn(() => expect(load).not.toHaveBeenCalled());
  render(
    <Anchor href="/lk/learnings" onClick={read}>
      Новый тест
    </Anchor>,
  );
  press();
  expect(read).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledExactlyOnceWith(new URL('/lk/learnings', window.location.href).href);
});

test('a link of a text is opened so too', () => {
  render(<div dangerouslySetInnerHTML={{ __html: '<a href="/lrp/news/kozha">Статья</a>' }} />);
  press();
  expect(load).toHaveBeenCalledOnce();
});
