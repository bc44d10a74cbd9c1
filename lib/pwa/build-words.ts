interface Part {
  isServer: boolean;
  dev: boolean;
  buildId: string;
}

/**
 * What the bundler writes into the code. The browser's part holds nothing of the machine or the hour: portals of the
 * same sources behind one balancer must name its files alike.
 */
export function buildWords({ isServer, dev, buildId }: Part, now: Date): Record<string, string> {
  return {
    'process.env.BUILD_ID': JSON.stringify(dev ? 'development' : buildId),
    ...(isServer ? { 'process.env.BUILT_AT': JSON.stringify(now.toISOString()) } : {}),
  };
}
