import 'server-only';
import { cache } from 'react';

/** The moment of the request in milliseconds: the same for everything one page shows. */
export const requestTime: () => number = cache(() => Date.now());
