/** Which build the portal runs; written into the code when it is built (`next.config.ts`). */
export interface Build {
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

export const thisBuild: Build = {
  id: process.env.BUILD_ID ?? 'development',
  builtAt: process.env.BUILT_AT ?? '',
};
