interface Part {
  isServer: boolean;
  dev: boolean;
  buildId: string;
}

/**
 * Constants that the bundler inserts into the code. Browser code must not depend on the machine or the time: portals
 * built from the same sources behind one balancer need equal file names.
 */
export function buildWords({ isServer, dev, buildId }: Part, now: Date): Record<string, string> {
  return {
    'process.env.BUILD_ID': JSON.stringify(dev ? 'development' : buildId),
    ...(isServer ? { 'process.env.BUILT_AT': JSON.stringify(now.toISOString()) } : {}),
  };
}
