import { buildId, type Build } from './build';

/** The server's alone: in the browser's code the time would name its files anew on every machine that builds it. */
export const thisBuild: Build = { id: buildId, builtAt: process.env.BUILT_AT ?? '' };
