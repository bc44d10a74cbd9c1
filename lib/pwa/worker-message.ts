/** What the worker says to open pages when a push came or was read: their counts are old. */
export const PUSH_CAME = 'portal:push';
