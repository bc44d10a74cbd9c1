import { forward } from '@/api/session/forward';

/** Forwards requests of the browser to the three services and adds the session's token. */
export const GET = forward;
export const POST = forward;
export const PUT = forward;
export const PATCH = forward;
export const DELETE = forward;
