/** Retries for a test with a time limit: code that is too slow fails every time, a busy machine does not. */
export const TIMED = { retry: 2 };
