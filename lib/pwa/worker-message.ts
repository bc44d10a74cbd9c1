/** Message of the worker to open pages after a push arrived or was read: their counts are stale. */
export const PUSH_CAME = 'portal:push';
