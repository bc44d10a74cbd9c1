/**
 * For a test with an upper bound of time. What is too slow by itself is so each time; what a busy machine holds up is
 * not.
 */
export const TIMED = { retry: 2 };
