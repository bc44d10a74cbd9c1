/** The build that the portal runs, as `/builds/latest.json` returns it. */
export interface Build {
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** Build of this code, inserted at build time (`next.config.ts`). */
export const buildId = process.env.BUILD_ID ?? 'development';

/** The build that the portal runs now; null without a network or without a valid response. */
export async function latestBuild(signal?: AbortSignal): Promise<Build | null> {
  const answer = await fetch('/builds/latest.json', {
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Build | null) : null;
}
