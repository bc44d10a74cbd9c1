/** What an address may hold for a person's own eyes: letters and other portals lead here with it. */
const PRIVATE = /[?&](?:(?:\w+_)?token|email|code|state|redirect_uri)=/;

/** Whether no counter may be told of an address with this query. */
export const isPrivateAddress = (search: string): boolean => PRIVATE.test(`?${search}`);
