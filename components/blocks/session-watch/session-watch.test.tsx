import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SESSION_ENDED } from '@/api/core/browser-transport';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { hideOverlay, showOverlay } from '../loading-overlay/overlay-state';
import { SessionWatch } from './session-watch';

const opened = () => openedPopups().map(({ name }) => name);
const ends = () => window.dispatchEvent(new CustomEvent(SESSION_ENDED));

beforeEach(() => void render(<SessionWatch />));
afterEach(() => {
  hideOverlay();
  openedPopups().forEach(({ key }) => forgetPopup(key));
});

test('a session that ended under the page is asked for anew, once', () => {
  ends();
  ends();
  expect(opened()).toEqual(['sign-in']);
});

test('a call that comes too late on the way out asks nobody to sign in', () => {
  showOverlay();
  ends();
  expect(opened()).toEqual([]);
});
