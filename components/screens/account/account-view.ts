import { oneOf, shownOf, withQuery, type Shown } from '@/lib/routes/list-address';
import * as path from '@/lib/routes/path';

/** Items of one page of each list of the account. */
export const STEPS = { certificates: 20, messages: 10 } as const;
type List = keyof typeof STEPS;

/** What an address of the account shows. */
export interface AccountView extends Record<List, Shown> {
  /** The brand whose history is asked for; all of them without it. */
  mark: string | undefined;
}

/** `?mark=lrp&certificates=2`: each list has its own page; a brand that is not known is none. */
export function readAccountView(
  query: Partial<Record<string, string | string[]>>,
  brands: readonly string[],
): AccountView {
  const asked = oneOf(query.mark);
  return {
    mark: brands.find((slug) => slug === asked),
    certificates: shownOf(query.certificates, STEPS.certificates),
    messages: shownOf(query.messages, STEPS.messages),
  };
}

/** The same account with another page of one list. */
export function accountAddress(view: AccountView, list: List, page: number): string {
  const pageOf = (name: List) => (name === list ? page : view[name].page);
  const shown = (name: List) => (pageOf(name) > 1 ? pageOf(name) : undefined);
  const query = { mark: view.mark, certificates: shown('certificates'), messages: shown('messages') };
  return `${withQuery(path.account(), query)}#${list}`;
}
