import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ImportKind } from '@/api/imports/queries';
import { UploadStep } from './upload-step';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const kind = { id: 'glossary', columns: [] } as unknown as ImportKind;

test('a file that is no table is refused at its field with its name; a table takes the message away', async () => {
  // dropped: the browser's own choice offers tables alone
  const user = userEvent.setup({ applyAccept: false });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadStep kind={kind} path="/lk/glossary-import" />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('Таблица');
  await user.upload(field, new File(['x'], 'слова.pdf'));
  expect(field).toHaveAccessibleDescription(/«слова\.pdf» — не таблица\. Выберите файл XLSX или CSV\./);
  expect(field).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Дальше' })).toBeDisabled();
  await user.upload(field, new File(['x'], 'слова.csv'));
  expect(field).toBeValid();
  expect(screen.getByRole('button', { name: 'Дальше' })).toBeEnabled();
});
