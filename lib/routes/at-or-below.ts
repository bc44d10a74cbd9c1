/** Whether an address is a page's own, with any query and hash, or that of a page below it. */
export const isAtOrBelow = (address: string, page: string): boolean =>
  address.startsWith(page) && ['', '/', '?', '#'].includes(address.charAt(page.length));
