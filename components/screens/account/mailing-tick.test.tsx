import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userKeys } from '@/api/me/queries';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { consentVersion } from '@/lib/domain/consent-texts';
import { NEW_VERSION, refuseChangedWords, showOwnWords } from '@/tests/helpers/changed-words';
import { renderWithUser } from '@/tests/helpers/render';
import { MailingTick } from './mailing-tick';

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = refuseChangedWords('mailing');
});
afterEach(() => {
  showOwnWords('mailing');
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
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ mailing_version: NEW_VERSION }));
});

test('a withdrawal names no words', async () => {
  const { user } = show(true);
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(sent).toEqual([{ mailing_agreement: false }]));
});
