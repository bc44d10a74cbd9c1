/** Which build the portal runs, as it says itself at `/builds/latest.json`. */
export interface Build {
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** Written into the code when it is built (`next.config.ts`). */
export const buildId = process.env.BUILD_ID ?? 'development';

/** The build the portal runs now; null when it can't say: no network, or no portal. */
export async function latestBuild(signal?: AbortSignal): Promise<Build | null> {
  const answer = await fetch('/builds/latest.json', {
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Build | null) : null;
}
