import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceGrowth } from '../module-play/frame-grown';
import { SaveReading, type SaveReadingProps } from './save-reading';

vi.mock('./save-reading-row', () => ({ SaveReadingRow: () => <button type="button">Скачать</button> }));

const item = { kind: 'module', id: '7' } as SaveReadingProps['item'];
const ofModule = <SaveReading userId="1" item={item} from={{ frame: '/modules-files/7/' }} picture={null} />;
const row = () => screen.queryByRole('button');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('below a module nothing can be pressed before its frame has grown: it would move away from the finger', async () => {
  render(ofModule);
  await pass(4900);
  expect(row()).toBeNull();
  act(announceGrowth);
  await pass(1);
  await vi.dynamicImportSettled();
  await pass(1);
  expect(row()).not.toBeNull();
});

test('a frame that never says its height holds nothing up for long', async () => {
  render(ofModule);
  await pass(5000);
  await vi.dynamicImportSettled();
  await pass(1);
  expect(row()).not.toBeNull();
});

test('whoever leaves before hears nothing more', async () => {
  const { unmount } = render(ofModule);
  unmount();
  act(announceGrowth);
  expect(vi.getTimerCount()).toBe(0);
});
