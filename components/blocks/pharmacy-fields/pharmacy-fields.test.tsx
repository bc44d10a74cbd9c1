import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Form, SubmitButton } from '@/components/forms/form';
import { renderWithUser } from '@/tests/helpers/render';
import { PharmacyFields } from './pharmacy-fields';

const chunk = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});
vi.mock('./pharmacy-steps', async (original) => {
  await chunk.arrived;
  return original();
});

test('an error shown before the searching selects have come stays at its field', async () => {
  const schema = z.object({ cityId: z.string().min(1, 'Выберите город') });
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <Form schema={schema} defaults={{ cityId: '' }} label="Аптека" onSubmit={() => {}}>
        <PharmacyFields />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.getByLabelText('Город')).toBeInvalid());
  chunk.arrive();
  expect(await screen.findByRole('combobox', { name: 'Город' })).toBeInvalid();
  expect(screen.getByText('Выберите город')).toBeVisible();
});
