import type { NextConfig } from 'next';

/** The environment of the build (`.env.example`). */
type SourceMapEnv = Readonly<Record<string, string | undefined>>;

/**
 * Where the maps of a build go: to the named project, and nowhere else, for they are deleted once they are there. Null
 * without a token: no map is made then. Throws when a token comes without the project it is for.
 */
export function uploadOptions(env: SourceMapEnv) {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL } = env;
  if (!authToken) return null;
  if (!org || !project)
    throw new Error('The environment is wrong: SENTRY_AUTH_TOKEN needs SENTRY_ORG and SENTRY_PROJECT');
  return {
    authToken,
    org,
    project,
    ...(SENTRY_URL ? { sentryUrl: SENTRY_URL } : {}),
    release: { name: env.SENTRY_RELEASE || undefined },
    telemetry: false,
    silent: true,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  };
}

/** The configuration of a build that uploads its maps; as it was, and knowing nothing of it, without a token. */
export async function withSourceMaps(made: NextConfig, env: SourceMapEnv): Promise<NextConfig> {
  const options = uploadOptions(env);
  if (!options) return made;
  const { withSentryConfig } = await import('@sentry/nextjs/config');
  return withSentryConfig(made, options);
}
