import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { userKeys } from '@/api/me/queries';
import { showNewWords } from '@/components/blocks/consent-text/shown-words';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { consentVersion } from '@/lib/domain/consent-texts';
import { renderWithUser } from '@/tests/helpers/render';
import { MailingTick } from './mailing-tick';

const JSON_API = { 'content-type': 'application/vnd.api+json' };
const changed = (version: string) => ({
  status: '422',
  code: 'consent-changed',
  detail: 'Текст изменился.',
  source: { pointer: '/data/attributes/mailing_agreement' },
  meta: { consent: { kind: 'mailing', version, title: 'Письма', paragraphs: ['Новые слова.'] } },
});
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as { data: { attributes: unknown } };
    sent.push(body.data.attributes);
    return Response.json({ errors: [changed('2027-01-1')] }, { status: 422, headers: JSON_API });
  });
});
afterEach(() => {
  showNewWords(new CallError(422, [changed(consentVersion('mailing'))]));
  act(() => openedPopups().forEach(({ key }) => forgetPopup(key)));
});

function show(agreed: boolean) {
  const client = new QueryClient();
  client.setQueryDefaults(userKeys.me(), { enabled: false });
  return renderWithUser(
    <QueryClientProvider client={client}>
      <MailingTick id="9" agreed={agreed} />
    </QueryClientProvider>,
  );
}

test('its words are at hand, from the place whose version is sent', async () => {
  const { user } = show(false);
  await user.click(screen.getByRole('button', { name: 'Условия рассылки' }));
  expect(openedPopups()).toMatchObject([{ name: 'message', props: { title: 'Письма о новом' } }]);
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() =>
    expect(sent).toEqual([{ mailing_agreement: true, mailing_version: consentVersion('mailing') }]),
  );
});

test('words that changed meanwhile are shown in place of the old ones, and the next press agrees to them', async () => {
  const { user } = show(false);
  await user.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('Новые слова.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ mailing_version: '2027-01-1' }));
});

test('a withdrawal names no words', async () => {
  const { user } = show(true);
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(sent).toEqual([{ mailing_agreement: false }]));
});
