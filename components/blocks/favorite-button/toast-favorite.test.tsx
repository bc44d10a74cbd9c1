import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { toastFavorite } from './toast-favorite';

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('the first thing kept says where it went and leads there; the next ones are silent', () => {
  toastFavorite();
  const [told] = toastStore.read();
  expect(told).toMatchObject({ text: 'Добавлено в избранное', action: { label: 'Открыть' } });
  dismissToast(told!.id);
  toastFavorite();
  expect(toastStore.read()).toEqual([]);
});
