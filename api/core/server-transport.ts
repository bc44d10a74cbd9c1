import 'server-only';
import { cookies, headers } from 'next/headers';
import { env } from '@/lib/config/portal';
import { cookieNames } from '@/lib/session/cookies';
import { CallError } from './call-error';
import { pageDeadline } from './page-deadline';
import { serviceText, ServiceUnreachable } from './service-request';
import type { Incoming, Transport } from './transport';

/** Sends calls of server components straight to the services, with the session's token. */
export const serverTransport: Transport = async ({ service, method, path, headers: given, body, signal }) => {
  const [jar, incoming, deadline] = await Promise.all([cookies(), headers(), pageDeadline()]);
  const token = jar.get(cookieNames(env().SECURE_COOKIES).token)?.value;
  const sent: Record<string, string> = { ...given };
  if (token) sent.authorization = `Bearer ${token}`;
  // the client's address goes along: without it everyone's guesses would count as the portal's own
  for (const name of ['x-request-id', 'x-forwarded-for']) {
    const value = incoming.get(name);
    if (value) sent[name] = value;
  }
  if (body instanceof FormData) throw new Error('Uploads go through the browser.');
  try {
    const answer = await serviceText({
      service,
      method,
      path,
      headers: sent,
      deadline,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return read(answer.status, answer.headers['retry-after'], answer.text);
  } catch (error) {
    if (error instanceof ServiceUnreachable) throw new CallError(error.timedOut ? 504 : 503);
    throw error;
  }
};

function read(status: number, retryAfter: string | undefined, text: string): Incoming {
  const incoming: Incoming = { status, document: parse(text) };
  if (Number(retryAfter) > 0) incoming.retryAfter = Number(retryAfter);
  return incoming;
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
