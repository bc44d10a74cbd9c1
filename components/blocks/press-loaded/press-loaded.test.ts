import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { pressLoaded } from './press-loaded';

const told = () => toastStore.read().map(({ text }) => text);
afterEach(() => toastStore.read().forEach(({ id }) => dismissToast(id)));

test('what was loaded works; nothing is loaded before a press', async () => {
  const load = vi.fn(async () => 'code');
  const work = vi.fn();
  const press = pressLoaded(load, work);
  expect(load).not.toHaveBeenCalled();
  press();
  await vi.waitFor(() => expect(work).toHaveBeenCalledExactlyOnceWith('code'));
  expect(told()).toEqual([]);
});

test('code that does not come is told of, and the next press asks for it again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('code');
  const work = vi.fn();
  const press = pressLoaded(load, work);
  press();
  await vi.waitFor(() => expect(told()).toEqual([expect.stringContaining('не загрузилась')]));
  press();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});
