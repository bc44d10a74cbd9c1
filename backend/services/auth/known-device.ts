import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { DEVICE_SECONDS } from '@/lib/session/known-device';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';

/** Differs from the issuer of access tokens, so that neither token is accepted as the other. */
const ISSUER = 'portal-device';
/** Maximum of people who share a browser; the one who signed in longest ago is dropped. */
const MOST_PEOPLE = 10;

interface Device {
  id: string;
  /** Tags of the people who have signed in on it, newest first; without the secret a tag names nobody. */
  people: readonly string[];
}

function tagOf({ secret }: Ctx, deviceId: string, userId: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId} ${userId}`).digest('base64url').slice(0, 22);
}

async function readDevice(ctx: Ctx): Promise<Device | null> {
  if (!ctx.deviceToken) return null;
  const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: ctx.now() };
  const read = await jwtVerify<{ people?: string[] }>(ctx.deviceToken, ctx.secret, options).catch(() => null);
  return read?.payload.jti ? { id: read.payload.jti, people: read.payload.people ?? [] } : null;
}

/** The device's id when the person with this e-mail has signed in on it with their password; else null. */
export async function knownDevice(ctx: Ctx, email: string): Promise<string | null> {
  const device = await readDevice(ctx);
  if (!device) return null;
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && device.people.includes(tagOf(ctx, device.id, user.id)) ? device.id : null;
}

/** Returns the device's token with this person first; the others stay. */
export async function rememberDevice(ctx: Ctx, userId: string): Promise<string> {
  const device = (await readDevice(ctx)) ?? { id: crypto.randomUUID(), people: [] };
  const own = tagOf(ctx, device.id, userId);
  const people = [own, ...device.people.filter((tag) => tag !== own)].slice(0, MOST_PEOPLE);
  const at = Math.floor(ctx.now().getTime() / 1000);
  return new SignJWT({ people })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setJti(device.id)
    .setIssuedAt(at)
    .setExpirationTime(at + DEVICE_SECONDS)
    .sign(ctx.secret);
}
