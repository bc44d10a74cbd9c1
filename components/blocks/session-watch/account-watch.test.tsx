import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllPopups, forgetPopup, openedPopups } from '@/components/popups/store';
import { writeAccount } from '@/lib/pwa/account';
import { markBusy, type BusyKind } from '@/lib/pwa/busy';
import { AccountWatch } from './account-watch';

const assign = vi.fn();
let free = () => {};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.person = '7';
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  free();
  free = () => {};
  closeAllPopups();
  for (const { key } of openedPopups()) forgetPopup(key);
  assign.mockReset();
  vi.restoreAllMocks();
});

/** Writes as another tab does, and dispatches its storage event. */
function otherTab(account: string | null, before: string | null = '7') {
  writeAccount(account);
  const told = { key: 'portal:account', oldValue: before, newValue: account };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
}

function page(busy?: BusyKind) {
  writeAccount('7');
  if (busy) free = markBusy(busy);
  return render(<AccountWatch />);
}

test('signed out in another tab, the page goes to the login page', () => {
  page();
  const typed = Object.assign(document.createElement('textarea'), { value: 'Личное' });
  document.body.append(typed);
  otherTab(null);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(typed.value, 'the browser would put it back at «Назад»').toBe('');
  typed.remove();
});

test('somebody else signed in there: the page is theirs no more', () => {
  page();
  otherTab('8');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('a page that slept looks when it is shown again', () => {
  page();
  writeAccount(null);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
});

test.each(['form', 'test', 'upload'] as const)(
  'what is unsent (%s) waits under a window that covers it',
  (busy) => {
    page(busy);
    otherTab(null);
    otherTab(null, null);
    expect(assign).not.toHaveBeenCalled();
    expect(openedPopups()).toMatchObject([{ name: 'sign-in', props: { taken: false, cover: true } }]);
  },
);

test('a playing video keeps nobody’s page', () => {
  page('video');
  otherTab('8');
  expect(assign).toHaveBeenCalledWith('/');
});

test('the same person, and a browser that keeps nothing, lead nowhere', () => {
  page();
  otherTab('7', null);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'outbox:7' })));
  expect(assign).not.toHaveBeenCalled();
});

test('a browser that never said whose it is leads nowhere', () => {
  render(<AccountWatch />);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(assign).not.toHaveBeenCalled();
});
