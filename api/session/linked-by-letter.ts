import 'server-only';
import { headers } from 'next/headers';
import { CallError } from '../core/call-error';
import type { Endpoint, ResultOf, Shapes } from '../core/endpoint';
import { leaveWhenAway } from '../core/server';
import { callWith } from './call-with';
import { behind } from './forwarded';

/** Subject of the signed link of a letter, for guests too; null for an invalid link, and for a used one. */
export async function linkedByLetter<S extends Shapes>(
  endpoint: Endpoint<S>,
  token: string,
): Promise<ResultOf<S> | null> {
  if (!token) return null;
  try {
    return await callWith(endpoint, { params: { token }, ...behind(await headers()) });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    await leaveWhenAway(error);
    throw error;
  }
}
