import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { Popup } from './popup';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Открыть</button>
      <Popup open={open} onClose={() => setOpen(false)} title="Подтверждение">
        <p>Отправить ответы?</p>
        <Popup.Actions>
          <button onClick={() => setOpen(false)}>Нет</button>
          <button>Да</button>
        </Popup.Actions>
      </Popup>
    </>
  );
}

async function opened() {
  const { user } = renderWithUser(<Page />);
  await user.click(screen.getByText('Открыть'));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Подтверждение' }) };
}

/** History moves and says so, as in a browser. */
const steps = () =>
  vi.spyOn(window.history, 'go').mockImplementation(() => {
    window.history.replaceState(null, '');
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Popup', () => {
  beforeEach(() => window.history.replaceState(null, ''));
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    // The page is let go 300 ms later: the next test begins with a free one.
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  });

  it('the second press of a double click that opened it answers nothing', async () => {
    const answer = vi.fn();
    renderWithUser(
      <Popup open onClose={vi.fn()} title="Подтверждение">
        <button onClick={answer}>Да</button>
      </Popup>,
    );
    const yes = await screen.findByText('Да');
    fireEvent.click(yes, { detail: 2 });
    expect(answer).not.toHaveBeenCalled();
    fireEvent.click(yes, { detail: 1 });
    fireEvent.click(yes, { detail: 2 });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('takes the focus and gives it back when Esc closes it', async () => {
    const { user, dialog } = await opened();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByText('Открыть')).toHaveFocus());
  });

  it('holds the page while it is open and lets it go 300 ms after', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderWithUser(<Page />);
    fireEvent.click(screen.getByText('Открыть'));
    expect(document.documentElement.style.overflow).toBe('hidden');
    fireEvent.click(screen.getByText('Нет'));
    act(() => void vi.advanceTimersByTime(250));
    expect(document.documentElement.style.overflow).toBe('hidden');
    act(() => void vi.advanceTimersByTime(100));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes by the back gesture and does not let the router see it', async () => {
    await opened();
    expect((window.history.state as { popup?: string }).popup).toBeTruthy();
    const router = vi.fn();
    window.addEventListener('popstate', router);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    window.removeEventListener('popstate', router);
    await gone();
    expect(router).not.toHaveBeenCalled();
  });

  it('a step to another address is the router’s, also while it is open', async () => {
    await opened();
    const here = window.location.href;
    const router = vi.fn();
    window.addEventListener('popstate', router);
    window.history.replaceState(null, '', '/elsewhere');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    window.removeEventListener('popstate', router);
    await gone();
    expect(router).toHaveBeenCalledOnce();
    window.history.replaceState(null, '', here);
  });

  it('takes its step of history back when it is closed otherwise', async () => {
    const go = steps();
    const { user } = await opened();
    await user.click(screen.getByText('Нет'));
    await waitFor(() => expect(go.mock.calls).toEqual([[-1]]));
    go.mockRestore();
  });

  it('takes it back also when the router has cleared the entry’s state meanwhile, as it does at a refresh', async () => {
    const go = steps();
    const { user } = await opened();
    window.history.replaceState({ __NA: true }, '');
    await user.click(screen.getByText('Нет'));
    await waitFor(() => expect(go.mock.calls).toEqual([[-1]]));
    await gone();
    go.mockRestore();
  });

  it('a popup over one whose entry was cleared adds one entry alone', async () => {
    const pair = (second: boolean) => (
      <>
        <Popup open onClose={vi.fn()} title="Заказ">
          Заказ № 7
        </Popup>
        <Popup open={second} onClose={vi.fn()} title="Отменить?">
          Да или нет
        </Popup>
      </>
    );
    const { rerender } = renderWithUser(pair(false));
    window.history.replaceState({ __NA: true }, '');
    const length = window.history.length;
    rerender(pair(true));
    await screen.findByRole('dialog', { name: 'Отменить?' });
    expect(window.history.length).toBe(length + 1);
    expect(window.history.state).toMatchObject({ popup: { depth: 2 } });
  });

  it('a back that comes before a closed one has taken its step leaves the page', async () => {
    await opened();
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    fireEvent.click(screen.getByText('Нет'));
    // the same moment: its step waits for the next turn
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(back).toHaveBeenCalledOnce();
    await gone();
    back.mockRestore();
  });

  it('leaves history alone when a navigation went on from it', async () => {
    const go = steps();
    const { user } = await opened();
    window.history.pushState({ next: true }, '');
    await user.click(screen.getByText('Нет'));
    await gone();
    await new Promise((resolve) => setTimeout(resolve));
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  it('a popup that opens while another closes takes over its step', async () => {
    const go = steps();
    const pair = (first: boolean, second: boolean) => (
      <>
        <Popup open={first} onClose={vi.fn()} title="Отправить?">
          Да или нет
        </Popup>
        <Popup open={second} onClose={vi.fn()} title="Спасибо">
          Отправлено
        </Popup>
      </>
    );
    const { rerender } = renderWithUser(pair(true, false));
    const length = window.history.length;
    rerender(pair(false, true));
    await screen.findByRole('dialog', { name: 'Спасибо' });
    expect(window.history.length).toBe(length);
    expect(go).not.toHaveBeenCalled();
    rerender(pair(false, false));
    await waitFor(() => expect(go.mock.calls).toEqual([[-1]]));
    go.mockRestore();
  });

  it('offers the way back in words', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('Вернуться назад'));
    await gone();
  });
});
