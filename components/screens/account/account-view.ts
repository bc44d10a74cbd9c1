import { pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type GivenQuery } from '@/lib/lists/list-address';
import { shownOf, type Shown } from '@/lib/lists/shown';
import * as path from '@/lib/routes/path';

/** Items of one page of each list of the account. */
export const STEPS = { certificates: 20, messages: 10 } as const;
type List = keyof typeof STEPS;

const accountList = listAddress({
  path: path.account(),
  fields: { mark: slug(60), certificates: pageNumber(), messages: pageNumber() },
});

/** What an address of the account shows. */
export interface AccountView extends Record<List, Shown> {
  /** The brand whose history is asked for; all of them without it. */
  mark: string | undefined;
}

/** `?mark=lrp&certificates=2`: each list has its own page; a brand that is not known is none. */
export function readAccountView(query: GivenQuery, brands: readonly string[]): AccountView {
  const { mark, certificates, messages } = accountList.read(query);
  return {
    mark: brands.find((brand) => brand === mark),
    certificates: shownOf(certificates, STEPS.certificates),
    messages: shownOf(messages, STEPS.messages),
  };
}

/** The same account with another page of one list. */
export function accountAddress({ mark, certificates, messages }: AccountView, list: List, page: number) {
  const view = { mark, certificates: certificates.page, messages: messages.page };
  return `${accountList.href(view, { [list]: page })}#${list}`;
}

/** The newest entries of a brand or of all brands; the other lists return to their first page. */
export const historyAddress = (mark?: string) =>
  `${accountList.href({ ...accountList.read({}), mark })}#history`;
