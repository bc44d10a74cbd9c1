import { buildId, type Build } from './build';

/** For server code only: in browser code the time would change the file names on every machine that builds it. */
export const thisBuild: Build = { id: buildId, builtAt: process.env.BUILT_AT ?? '' };
