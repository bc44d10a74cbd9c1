import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { userKeys, type Me } from '@/api/me/queries';
import { showNewWords } from '@/components/blocks/consent-text/shown-words';
import { consentVersion } from '@/lib/domain/consent-texts';
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

const changed = (version: string) => ({
  status: '422',
  code: 'consent-changed',
  detail: 'Текст изменился.',
  source: { pointer: '/data/attributes/mailing_agreement' },
  meta: { consent: { kind: 'mailing', version, title: 'Письма', paragraphs: ['Новые слова.'] } },
});

test('words that changed meanwhile are shown, their box is ticked anew, and nothing typed is lost', async () => {
  const versions: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    const { data } = JSON.parse(String(init?.body)) as { data: { attributes: Record<string, unknown> } };
    versions.push(data.attributes.mailing_version);
    const headers = { 'content-type': 'application/vnd.api+json' };
    return Response.json({ errors: [changed('2027-01-1')] }, { status: 422, headers });
  });
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
  expect([box, screen.getByText('Текст изменился.')].map((part) => part.isConnected)).toEqual([true, true]);
  expect(box).not.toBeChecked();
  expect(screen.getByLabelText(/Должность/)).toHaveValue('Провизор');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(versions).toEqual([consentVersion('mailing'), '2027-01-1']));
  showNewWords(new CallError(422, [changed(consentVersion('mailing'))]));
}, 30_000);
