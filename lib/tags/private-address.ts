import { isPrivatePath } from './private-path';

/** Parameters with personal data: letters and other portals link to the portal with them. */
const PRIVATE = /[?&](?:(?:\w+_)?token|email|code|state|redirect_uri)=/;
/** Pages before a sign-in, and pages identical for everyone: they are never counted. */
const NOBODYS = /^\/(?:login|registration|unsubscribe|offline|kit)(?:\/|$)/;

/** Whether an address must not be sent to a counter, nor a counter start on it. */
export const isPrivateAddress = (path: string, search: string): boolean =>
  isPrivatePath(path) || NOBODYS.test(path) || PRIVATE.test(`?${search}`);
