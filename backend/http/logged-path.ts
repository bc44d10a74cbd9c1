/** A word of the services' own addresses, or a version; whatever else stands there may be somebody's. */
const OWN_WORD = /^(?:[a-z-]*|v\d+)$/;
const ID = /^\d+$/;

/**
 * What the log and the audit trail say of a path: its route with numbers of rows, never a token or a number of a
 * certificate that stands in it. `pattern` is the route that took the call, `/*` when none did.
 */
export function loggedPath(pattern: string, path: string): string {
  const given = path.split('/');
  if (pattern === '/*') return given.map((part) => (OWN_WORD.test(part) ? part : '*')).join('/');
  const said = (part: string, value = '') => (part.startsWith(':') && ID.test(value) ? value : part);
  return pattern
    .split('/')
    .map((part, at) => said(part, given[at]))
    .join('/');
}
