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

/** The build the portal runs now; null when it can't say: no network, or no portal. */
export async function latestBuild(signal?: AbortSignal): Promise<Build | null> {
  const answer = await fetch('/builds/latest.json', {
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Build | null) : null;
}
