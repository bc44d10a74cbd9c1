import { nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const acl = '/inetstudio/acl-package/v1';

export const login = endpoint({
  method: 'POST',
  path: '/v1/login',
  needs: 'public',
  duringWork: true,
  bodyType: 'credentials',
  shapes: async () => {
    const [s, form] = await Promise.all([shapes(), import('@/lib/validation/forms/login')]);
    return { body: form.login, answer: one(s.tokens) };
  },
});

/** Extension: rotates the refresh token; a reused token ends its whole family (401 `refresh-reused`). */
export const refresh = endpoint({
  method: 'POST',
  path: '/v1/token/refresh',
  needs: 'public',
  duringWork: true,
  bodyType: 'refresh',
  shapes: async () => {
    const s = await shapes();
    return { body: s.refreshBody, answer: one(s.tokens) };
  },
});

/** Extension: ends the session of the bearer token. */
export const logout = endpoint({
  method: 'POST',
  path: '/v1/logout',
  needs: 'signed-in',
  duringWork: true,
  shapes: async () => ({ answer: nothing }),
});

export const externalLogin = endpoint({
  method: 'POST',
  path: `${acl}/external/auth/login`,
  needs: 'public',
  duringWork: true,
  bodyType: 'external-login',
  shapes: async () => {
    const s = await shapes();
    return { body: s.externalBody, answer: one(s.tokens) };
  },
});

/**
 * Extension: issues a single-use token, valid for ten minutes, by which a partner's site signs a pharmacist in through
 * `externalLogin`. 404 `user-missing`; 403 `staff` for a person with a role: a token never gives more rights than a
 * pharmacist's.
 */
export const issueExternalToken = endpoint({
  method: 'POST',
  path: '/v1/token/external',
  needs: 'sign-in-tokens.issue',
  bodyType: 'external-tokens',
  shapes: async () => {
    const s = await shapes();
    return { body: s.externalTokenBody, answer: one(s.externalToken) };
  },
});

/**
 * Extension: the address of another site, with a code, for a signed-in person. 403 `redirect-refused` for any address
 * that is not allowed.
 */
export const createHandOff = endpoint({
  method: 'POST',
  path: '/v1/token/hand-off',
  needs: 'signed-in',
  duringWork: true,
  bodyType: 'hand-offs',
  shapes: async () => {
    const s = await shapes();
    return { body: s.handOffBody, answer: one(s.handOff) };
  },
});

export const exchangeCode = endpoint({
  method: 'POST',
  path: '/v1/token/exchange',
  needs: 'public',
  duringWork: true,
  bodyType: 'token-exchange',
  shapes: async () => {
    const s = await shapes();
    return { body: s.exchangeBody, answer: one(s.tokens) };
  },
});
