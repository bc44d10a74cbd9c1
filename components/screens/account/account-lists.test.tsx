import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Certificate } from '@/api/certificates/queries';
import type { Message } from '@/api/messages/queries';
import {
  certificatesAddress,
  historyAddress,
  messagesAddress,
  readAccountView,
  readCertificatesView,
} from './account-view';
import { CertificatesPart } from './certificates-part';
import { MessagesPart } from './messages-part';

const BRANDS = ['lrp', 'vichy'];
const viewOf = (query = {}) => readAccountView(query, BRANDS);
const pageOf = (total: number) => ({ number: 1, size: 100, total, pages: 1 });
const more = () => screen.getByRole('link', { name: 'Показать еще' });

test('each list has its own page of its tab’s address, and the brand stays', () => {
  const view = viewOf({ mark: 'lrp', messages: 'spoiled' });
  expect([view.mark, view.messages.size]).toEqual(['lrp', 10]);
  expect(messagesAddress(view, 2)).toBe('/lk?mark=lrp&messages=2#messages');
  expect(historyAddress('vichy')).toBe('/lk?mark=vichy#history');
  expect(viewOf({ mark: 'nobody' }).mark).toBeUndefined();
  expect(readCertificatesView({ certificates: '2' }).certificates.size).toBe(40);
  expect([certificatesAddress(1), certificatesAddress(3)]).toEqual([
    '/lk/certificates#certificates',
    '/lk/certificates?certificates=3#certificates',
  ]);
});

test('certificates past the twentieth are a link away', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({
    id: String(at),
    title: `Сертификат ${String(at)}`,
    url: '/certificates/1',
    brand: 'lrp',
    brandName: 'La Roche-Posay',
    issuedAt: '2026-11-20T09:00:00.000Z',
    status: 'valid',
    revokeReason: null,
  })) as unknown as Certificate[];
  render(
    <CertificatesPart
      certificates={{ items, page: pageOf(45), meta: {} } as never}
      shown={readCertificatesView({}).certificates}
    />,
  );
  expect(screen.getByText('Показано 20 из 45')).toBeInTheDocument();
  expect(more()).toHaveAttribute('href', '/lk/certificates?certificates=2#certificates');
});

test('messages past the tenth are a link away', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({
    id: String(at),
    title: `Письмо ${String(at)}`,
    text: 'Слова.',
    publishedAt: '2026-11-20T09:00:00.000Z',
    read: true,
  })) as unknown as Message[];
  const messages = { items, page: pageOf(21), meta: { unread: 0 } } as never;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesPart messages={messages} giftsClosed={null} view={viewOf({ messages: '2' })} />
    </QueryClientProvider>,
  );
  expect(more()).toHaveAttribute('href', '/lk?messages=3#messages');
});

test('nothing to ask for where all is shown or nothing came', () => {
  render(<CertificatesPart certificates={null} shown={readCertificatesView({}).certificates} />);
  expect(screen.queryByRole('link', { name: 'Показать еще' })).toBeNull();
});
