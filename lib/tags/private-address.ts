import { isPrivatePath } from './private-path';

/** What an address may hold for a person's own eyes: letters and other portals lead here with it. */
const PRIVATE = /[?&](?:(?:\w+_)?token|email|code|state|redirect_uri)=/;
/** Pages where nobody is signed in yet, and those that say the same to all: they were never anybody's to count. */
const NOBODYS = /^\/(?:login|registration|unsubscribe|offline|kit)(?:\/|$)/;

/** Whether no counter may get this address, nor start on it. */
export const isPrivateAddress = (path: string, search: string): boolean =>
  isPrivatePath(path) || NOBODYS.test(path) || PRIVATE.test(`?${search}`);
