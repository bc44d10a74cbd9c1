/** A word of the services' own addresses, or a version; any other part may be personal data. */
const OWN_WORD = /^(?:[a-z-]*|v\d+)$/;
const ID = /^\d+$/;

/**
 * A path as the log and the audit trail hold it: its route with ids of rows, never a token or the number of a
 * certificate. `pattern` is the route of the call, `/*` when there is none.
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
