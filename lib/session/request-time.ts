import 'server-only';
import { cache } from 'react';

/** Time of the request in milliseconds, the same for everything on one page. */
export const requestTime: () => number = cache(() => Date.now());
