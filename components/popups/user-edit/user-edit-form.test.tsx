import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userKeys, type Me } from '@/api/me/queries';
import { consentVersion } from '@/lib/domain/consent-texts';
import { NEW_VERSION, refuseChangedWords, showOwnWords } from '@/tests/helpers/changed-words';
import { renderWithUser } from '@/tests/helpers/render';
import { UserEditForm } from './user-edit-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const PHARMACY = {
  id: '5',
  name: 'Аптека № 5',
  city: 'Казань',
  chain: 'Здоровье',
  address: 'ул. Баумана, 1',
};
const ANNA = {
  id: '9',
  firstName: 'Анна',
  middleName: null,
  lastName: 'Петрова',
  birthday: null,
  phone: '+79161234567',
  email: 'anna@example.com',
  telegram: null,
  jobStatus: null,
  pharmacyId: '5',
  pharmacy: PHARMACY,
  mailingAgreement: false,
} as unknown as Me;

test('words that changed meanwhile are shown, their box is ticked anew, and nothing typed is lost', async () => {
  const sent = refuseChangedWords('mailing');
  const client = new QueryClient();
  client.setQueryDefaults(userKeys.me(), { enabled: false });
  const { user } = renderWithUser(
    <QueryClientProvider client={client}>
      <UserEditForm me={ANNA} />
    </QueryClientProvider>,
  );
  const box = screen.getByRole('checkbox', { name: /письма/ });
  expect(screen.getByRole('button', { name: 'Условия рассылки' })).toBeVisible();
  await user.type(screen.getByLabelText(/Должность/), 'Провизор');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Новые слова.')).toBeVisible();
  const changed = await screen.findByText('Текст изменился.');
  expect([box, changed].map((part) => part.isConnected)).toEqual([true, true]);
  expect(box).not.toBeChecked();
  expect(screen.getByLabelText(/Должность/)).toHaveValue('Провизор');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const versions = () => sent.map((attributes) => attributes.mailing_version);
  await waitFor(() => expect(versions()).toEqual([consentVersion('mailing'), NEW_VERSION]));
  showOwnWords('mailing');
}, 30_000);
