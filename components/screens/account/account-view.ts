import { pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type GivenQuery } from '@/lib/lists/list-address';
import { shownOf, type Shown } from '@/lib/lists/shown';
import * as path from '@/lib/routes/path';

/** Items of one page of each list of the account. */
export const STEPS = { certificates: 20, messages: 10 } as const;

const accountList = listAddress({
  path: path.account(),
  fields: { mark: slug(60), messages: pageNumber() },
});

const certificateList = listAddress({
  path: path.accountCertificates(),
  fields: { certificates: pageNumber() },
});

/** View of the first tab, read from its address. */
export interface AccountView {
  /** Brand of the history; undefined for all brands. */
  mark: string | undefined;
  messages: Shown;
}

/** Reads `?mark=lrp&messages=2`; an unknown brand is ignored. */
export function readAccountView(query: GivenQuery, brands: readonly string[]): AccountView {
  const { mark, messages } = accountList.read(query);
  return {
    mark: brands.find((brand) => brand === mark),
    messages: shownOf(messages, STEPS.messages),
  };
}

/** Address of the same tab with another page of the messages. */
export const messagesAddress = ({ mark, messages }: AccountView, page: number) =>
  `${accountList.href({ mark, messages: messages.page }, { messages: page })}#messages`;

/** The newest entries of a brand or of all brands; the messages return to their first page. */
export const historyAddress = (mark?: string) =>
  `${accountList.href({ ...accountList.read({}), mark })}#history`;

export interface CertificatesView {
  certificates: Shown;
}

/** Reads `?certificates=2`, of the tab and of old addresses from when the account was one page. */
export const readCertificatesView = (query: GivenQuery): CertificatesView => ({
  certificates: shownOf(certificateList.read(query).certificates, STEPS.certificates),
});

export const certificatesAddress = (page: number) =>
  `${certificateList.href({ certificates: page })}#certificates`;
