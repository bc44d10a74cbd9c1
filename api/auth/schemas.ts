import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant, rowId } from '../core/shapes';

/** A pair of tokens; `expiresIn` in seconds. An external sign-in has no refresh token. */
export const tokens = resource(
  'tokens',
  z.object({
    id: z.string(),
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
    expiresIn: z.number().int(),
    /** After a sign-in by password: the token of this browser, to be sent with its next sign-in. */
    deviceToken: z.string().nullish(),
  }),
);

export const refreshBody = z.object({ refreshToken: z.string().min(1).max(512) });
export const externalBody = z.object({ token: z.string().min(1).max(4096) });
export const externalTokenBody = z.object({ userId: rowId });
/** A token that signs its owner in once, until `expiresAt`. */
export const externalToken = resource(
  'external-tokens',
  z.object({ id: z.string(), token: z.string(), expiresAt: instant }),
);

/** Requests a single-use code of 60 s for another site or, for an entry marked `bearer`, the token itself. */
export const handOffBody = z.object({
  redirectUri: z.string().min(1).max(2048),
  state: z.string().max(1024).optional(),
});
export const handOff = resource('hand-offs', z.object({ id: z.string(), location: z.string() }));
export const exchangeBody = z.object({ code: z.string().min(1).max(512) });
