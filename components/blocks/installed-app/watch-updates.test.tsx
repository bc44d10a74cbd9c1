import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SoftLinks } from '@/components/blocks/soft-links/soft-links';
import { Anchor } from '@/components/ui/anchor/anchor';
import { UpdateSwitch } from '@/lib/pwa/update-switch';
import { CHECK_EVERY_MS } from '@/lib/pwa/update-rule';
import { registerWorker } from '@/lib/pwa/worker-registration';
import { watchUpdates } from './watch-updates';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => expect.unreachable() }) }));
vi.mock('@/lib/pwa/worker-registration', () => ({ registerWorker: vi.fn(() => Promise.resolve(null)) }));

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
    <>
      <SoftLinks />
      <Anchor href="/search-results" onClick={open}>
        Поиск
      </Anchor>
    </>,
  );
  press();
  expect(open).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('a link that leads to a page opens it by a whole load, and its own handler has been asked first', () => {
  const read = vi.fn(() => expect(load).not.toHaveBeenCalled());
  render(
    <>
      <SoftLinks />
      <Anchor href="/lk/learnings" onClick={read}>
        Новый тест
      </Anchor>
    </>,
  );
  press();
  expect(read).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledExactlyOnceWith(new URL('/lk/learnings', window.location.href).href);
});

test('a link of a text is opened so too', () => {
  document.body.innerHTML = '<a href="/lrp/news/kozha">Статья</a>';
  press();
  expect(load).toHaveBeenCalledOnce();
});

describe('another build, found by the hourly check', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A portal with another build whose worker is being installed. */
  function givenInstalling() {
    const installing = new EventTarget();
    const registration = { update: () => Promise.resolve(), installing };
    vi.mocked(registerWorker).mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'another', builtAt: '' })));
    const update = new UpdateSwitch({ busy: () => [], takeOver: () => true, load });
    return { update, installing, end: watchUpdates(update) };
  }

  test('is told of when its worker can take over, not before', async () => {
    const { update, installing, end } = givenInstalling();
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(update.read()).toBe('none');
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(update.read()).toBe('ready');
    end();
  });

  test('is told of all the same when its worker takes too long', async () => {
    const { update, end } = givenInstalling();
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(update.read()).toBe('none');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(update.read()).toBe('ready');
    end();
  });
});
