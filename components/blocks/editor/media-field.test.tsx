import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { sendMedia } from '@/api/files/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { MediaField } from './media-field';

vi.mock('@/api/files/queries', () => ({ sendMedia: vi.fn() }));
const send = vi.mocked(sendMedia);
const onStored = vi.fn();

const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const file = (bytes: number[], size = bytes.length) => {
  const made = new File([new Uint8Array(bytes)], 'Уход.webm', { type: 'video/webm' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const stored = (url: string) => ({ id: '1', name: '', url, kind: 'webm' as const, size: 1 });

function Form({ url }: { url: string }) {
  const form = useForm({ defaultValues: { video: url } });
  return (
    <FormProvider {...form}>
      <MediaField name="video" label="Файл WebM" kind="webm" onStored={onStored} />
    </FormProvider>
  );
}
const open = (url = '') => renderWithUser(<Form url={url} />);
const input = () => screen.getByLabelText('Файл WebM');
const address = () => screen.getByRole('textbox', { name: 'Файл WebM: адрес' });
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });

beforeEach(() => {
  send.mockReset();
  onStored.mockReset();
});

test('a file is sent with its progress, and its address stands in the form', async () => {
  let tell = (_: number) => {};
  let answer = (_: ReturnType<typeof stored>) => {};
  send.mockImplementation((_, onProgress) => {
    tell = onProgress;
    return new Promise((resolve) => (answer = resolve));
  });
  open();
  choose(file(WEBM));
  await waitFor(() => expect(send).toHaveBeenCalled());
  act(() => tell(0.42));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await act(async () => answer(stored('/media/content/a.webm')));
  expect(address()).toHaveValue('/media/content/a.webm');
  expect(onStored).toHaveBeenCalledExactlyOnceWith('/media/content/a.webm');
  expect(screen.getByRole('link', { name: 'Открыть файл' })).toHaveAttribute('href', '/media/content/a.webm');
});

test.each([
  ['Нужен файл WebM.', file([1, 2, 3, 4])],
  ['Файл больше 50 МБ.', file(WEBM, 51 * 1024 * 1024)],
])('%s is said at once, nothing is sent', async (words, chosen) => {
  open('/media/content/old.webm');
  choose(chosen);
  await waitFor(() => expect(input()).toHaveAccessibleDescription(words));
  expect(input()).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  expect(address()).toHaveValue('/media/content/old.webm');
});

test('what is under way can be given up, and another one sent', async () => {
  send.mockImplementation(
    (_, __, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const { user } = open();
  choose(file(WEBM));
  await user.click(await screen.findByRole('button', { name: 'Отменить загрузку' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(input()).toBeValid();
  expect(address()).toHaveValue('');
  send.mockResolvedValue(stored('/media/content/b.webm'));
  choose(file(WEBM));
  await waitFor(() => expect(address()).toHaveValue('/media/content/b.webm'));
});

test('what the services refuse is said at the field; a kept file is taken away', async () => {
  send.mockRejectedValue(new CallError(429, [{ status: '429', code: 'x', detail: 'Слишком много.' }]));
  const { user } = open('/media/content/old.webm');
  choose(file(WEBM));
  await waitFor(() => expect(input()).toHaveAccessibleDescription('Слишком много.'));
  await user.click(screen.getByRole('button', { name: 'Убрать файл' }));
  expect(address()).toHaveValue('');
});
