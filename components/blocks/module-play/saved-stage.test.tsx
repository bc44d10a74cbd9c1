import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readOutbox } from '@/lib/pwa/outbox';
import { readModuleMessage } from '@/lib/validation/module-messages';
import { Stage } from './stage';
import { storedDraft } from './state-draft';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
const fetched = vi.fn();
const WHO = '7';
const SAVED_AT = '2026-11-20T09:00:00.000Z';
const MODULE = {
  ...{ id: '5', title: 'Мифы', state: '{"step":1}', stateSavedAt: SAVED_AT, isFinished: false },
  ...{ correctAnswersCount: null, questionsCount: 3, earnedPoints: null, repeatDatetime: null },
};

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'locks', {
    value: { request: vi.fn(), query: vi.fn() },
    configurable: true,
  });
});

function play() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stage
        module={MODULE}
        userId={WHO}
        listHref={null}
        page={{ srcDoc: '<p>x</p>' }}
        copy={{ reader: readModuleMessage }}
      />
    </QueryClientProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Модуль «Мифы»');
  const say = (fields: object) =>
    act(async () => {
      const data = { channel: 'portal-module', version: 1, ...fields };
      const event = new MessageEvent('message', { data, origin: 'null' });
      Object.defineProperty(event, 'source', { value: frame.contentWindow });
      window.dispatchEvent(event);
      await Promise.resolve();
    });
  return { frame, say };
}

test('a copy keeps what it is told on the device, and sends nothing', async () => {
  const { frame, say } = play();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.name).toContain('"step":1');
  await say({ type: 'state', state: { step: 2 } });
  expect(await screen.findByText(/^Сохранено на этом устройстве/)).toBeVisible();
  expect(storedDraft(WHO, '5').read()).toEqual({ state: '{"step":2}', based: SAVED_AT });
  expect(fetched).not.toHaveBeenCalled();
});

test('what the page of the module knew later than the copy is what its draft is begun on', async () => {
  const later = '2026-11-20T11:00:00.000Z';
  storedDraft(WHO, '5').put({ state: '{"step":2}', based: later });
  const { frame, say } = play();
  expect(frame.name).toContain('"step":2');
  await say({ type: 'state', state: { step: 3 } });
  expect(storedDraft(WHO, '5').read()).toEqual({ state: '{"step":3}', based: later });
});

test('done, it says that the result waits; done again, the first one waits still', async () => {
  const { say } = play();
  await say({ type: 'complete', correctAnswersCount: 2 });
  expect(await screen.findByText(/^Результат отправим, когда появится сеть/)).toBeVisible();
  const [first] = readOutbox(WHO);
  expect(first).toMatchObject({
    kind: 'module',
    title: 'Мифы',
    data: { id: '5', body: '{"correctAnswersCount":2}' },
  });
  expect(first?.data.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  await say({ type: 'complete', correctAnswersCount: 3 });
  expect(readOutbox(WHO)).toEqual([first]);
  expect(fetched).not.toHaveBeenCalled();
});
