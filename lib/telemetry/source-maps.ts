import type { NextConfig } from 'next';

/** The environment of the build (`.env.example`). */
type SourceMapEnv = Readonly<Record<string, string | undefined>>;

/**
 * Options of uploading a build's source maps to the named project; the maps are deleted after the upload. Null without
 * a token: no maps are made. Throws when there is a token without an organisation or a project.
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

/** Configuration of a build that uploads its source maps; unchanged without a token, and the library is not loaded. */
export async function withSourceMaps(made: NextConfig, env: SourceMapEnv): Promise<NextConfig> {
  const options = uploadOptions(env);
  if (!options) return made;
  const { withSentryConfig } = await import('@sentry/nextjs/config');
  return withSentryConfig(made, options);
}
