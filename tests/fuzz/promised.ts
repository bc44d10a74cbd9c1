import type { Target } from './odd';
import type { WireAnswer } from './wire';

type Asked = Pick<Target, 'method' | 'path' | 'consumes'>;

/** Calls that hash a password: past the line of those that wait, they are told to come again. */
const HASHING = [
  'POST /v1/login',
  'POST /v1/registration',
  'DELETE /v1/user',
  'PATCH /inetstudio/acl-package/v1/users/{id}',
  'POST /inetstudio/acl-package/v1/password/change',
  'POST /inetstudio/acl-package/v1/password/reset',
  'POST /api/session',
];

/** The only reasons for a 503 while database, files and services are well (docs/security.md, 'Limits'). */
const PROMISED: Readonly<Record<string, (asked: Asked) => boolean>> = {
  busy: ({ method, path }) => HASHING.includes(`${method} ${path}`),
  'pictures-busy': ({ consumes }) => consumes === 'form',
  'uploads-busy': ({ consumes }) => consumes === 'form',
};

/** Whether a 503 is one that this very call promises, and says when to come again. */
export const isPromised = (asked: Asked, { status, code, retryAfter }: WireAnswer): boolean =>
  status === 503 && retryAfter && (PROMISED[code]?.(asked) ?? false);
