import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { ShareWords } from './share-words';

const PATH = '/certificates/7K3M-9QWT-4HZB-2CDE';
const given = { share: navigator.share, matchMedia: window.matchMedia };
const told = () => toastStore.read().at(-1)?.text;
const copied = vi.fn<(text: string) => Promise<void>>();

/** Sets the browser's abilities; user-event installs its own clipboard, so the test's one is set after it. */
function setup(share: unknown) {
  Object.assign(navigator, { share });
  window.matchMedia = (() => ({ matches: true })) as never;
  const { user } = renderWithUser(<ShareWords title="Сертификат" path={PATH} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  return user;
}

beforeEach(() => void copied.mockReset().mockResolvedValue(undefined));
afterEach(() => {
  Object.assign(navigator, { share: given.share });
  window.matchMedia = given.matchMedia;
  vi.restoreAllMocks();
});

test('a phone opens its own sheet with the whole address; who closes it has not failed', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  const user = setup(share);
  const before = toastStore.read().length;
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  expect(share).toHaveBeenCalledWith({ title: 'Сертификат', url: `${location.origin}${PATH}` });
  expect(toastStore.read()).toHaveLength(before);
});

test('elsewhere the link is copied, and a refusal is said', async () => {
  const user = setup(undefined);
  const button = await screen.findByRole('button', { name: 'Скопировать ссылку' });
  await user.click(button);
  expect(copied).toHaveBeenCalledWith(`${location.origin}${PATH}`);
  await vi.waitFor(() => expect(told()).toBe('Ссылка скопирована'));
  copied.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(button);
  await vi.waitFor(() => expect(told()).toBe('Не получилось скопировать ссылку'));
});
