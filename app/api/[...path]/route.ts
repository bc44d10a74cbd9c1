import { forward } from '@/api/session/forward';

/** The browser's way to the three services, with the session's token added here. */
export const GET = forward;
export const POST = forward;
export const PUT = forward;
export const PATCH = forward;
export const DELETE = forward;
