import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import withPwa from 'next-pwa';
import { buildWords } from './lib/pwa/build-words';
import { workerOptions } from './lib/pwa/worker-options';
import { withSourceMaps } from './lib/telemetry/source-maps';
import { withShortNames } from './scripts/lib/class-names.mjs';
import { FirstStyles } from './scripts/lib/first-styles.mjs';
import { PageCode } from './scripts/lib/page-code.mjs';

const SHELL = { name: 'shell', chunks: 'initial', enforce: true, type: /^javascript/ };
const ERROR_PARTS = /[\\/]components[\\/](blocks[\\/](error-page|layout-main)|ui[\\/]wrap)[\\/]/;

/**
 * Styles of all pages, 42 kB in total, are one file, requested once and cached. Scripts shared by most pages are one
 * file too; by default the bundler makes eight small ones, each with a request of its own.
 */
function fewerFiles(webpack: Webpack, { isServer, dev }: Context): Webpack {
  if (isServer || dev || !webpack.optimization.splitChunks) return webpack;
  Object.assign(webpack.optimization.splitChunks.cacheGroups, {
    styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
    shell: { ...SHELL, minChunks: 40, priority: 5 },
    // the frame of a page is two layouts: without this, code of both would be loaded twice
    frame: { ...SHELL, name: 'frame', test: isOfFrame, minChunks: 2, priority: 4 },
    // three error pages are part of every page: without this, each would have its own copy of the same parts
    errors: { ...SHELL, test: ERROR_PARTS, minChunks: 2, priority: 6 },
  });
  return webpack;
}

const FRAME = ['app/layout', 'app/(default)/layout'];

function isOfFrame(module: unknown, { chunkGraph }: ChunkContext): boolean {
  const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);
  return FRAME.some((name) => names.includes(name));
}

/** Drops calls that a page does not make from its code. */
function withoutUnusedCalls(webpack: Webpack): Webpack {
  webpack.module.rules.push({
    test: /[\\/]api[\\/][\w-]+[\\/]endpoints\.ts$/,
    enforce: 'pre',
    use: [resolve('scripts/lib/pure-endpoints.mjs')],
  });
  return webpack;
}

/** Shortens class names, except in development, where they stay readable. */
function shortClasses(webpack: Webpack, { dev }: Context): Webpack {
  if (!dev) withShortNames(webpack.module.rules);
  return webpack;
}

/**
 * Lists the code and styles of pages, in a production build only: in development a page is compiled when it is opened.
 */
function tellPageParts(webpack: Webpack, { isServer, dev }: Context): Webpack {
  if (!isServer && !dev) webpack.plugins.push(new PageCode(), new FirstStyles());
  return webpack;
}

/** Adds the build's id for the page and for `/builds/*`; portals of the same sources have the same one. */
function tellBuild(webpack: Webpack, context: Context): Webpack {
  webpack.plugins.push(new context.webpack.DefinePlugin(buildWords(context, new Date())));
  return webpack;
}

/**
 * Removes next-pwa's own registration of the worker, a library of 3 kB in every first load; two lines of the portal do
 * it.
 */
function withoutEntry(webpack: Webpack): Webpack {
  const alias = (webpack.resolve.alias ??= {});
  alias[resolve('node_modules/next-pwa/dist/sw-entry.js')] = false;
  return webpack;
}

interface ChunkContext {
  chunkGraph: { getModuleChunksIterable: (module: unknown) => Iterable<{ name?: string }> };
}

interface Webpack {
  module: { rules: unknown[] };
  optimization: { splitChunks?: { cacheGroups: Record<string, object> } };
  plugins: unknown[];
  resolve: { alias?: Record<string, string | false> };
}

interface Context {
  isServer: boolean;
  dev: boolean;
  buildId: string;
  webpack: { DefinePlugin: new (values: Record<string, string>) => unknown };
}

const config: NextConfig = {
  poweredByHeader: false,
  // separate folders for several development servers of one checkout
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm run verify` checks types: a start need not wait for that again
  typescript: { ignoreBuildErrors: true },
  webpack: (webpack: Webpack, context: Context) =>
    withoutUnusedCalls(
      withoutEntry(
        shortClasses(tellPageParts(tellBuild(fewerFiles(webpack, context), context), context), context),
      ),
    ),
  // the start script names a build after its sources, so that portals behind one load balancer have the same id
  generateBuildId: () => process.env.SOURCES_ID || null,
  // optimistic routing renders a guessed route without its head first: every soft navigation left the page without a
  // title for 20–75 ms, so that tabs showed the address and screen readers no page at all
  // server components import some of React Query; through its index the browser would load all of its hooks
  experimental: { optimisticRouting: false, optimizePackageImports: ['@tanstack/react-query'] },
  // Every client gets a page's title in the first part of the response: sent later it was missing for up to 300 ms in
  // one of twenty refreshes. The title needs the same calls as the page, so it delays nothing.
  htmlLimitedBots: /.*/,
  // The backend makes the variants of pictures; the optimiser is off.
  images: { unoptimized: true },
  // The sprite's address contains its version; drawn pictures may be a day old. Responses of the services are never
  // treated as pages of this origin, whatever they contain; the only page among these routes has its own policy.
  // `nosniff` and HSTS apply to every response, so the server in front adds them (lib/http/portal-server.ts).
  headers: async () => [
    {
      source: '/api/:path((?!session/renew$).*)',
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
      ],
    },
    {
      source: '/icons.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/art/:path([\\w/-]+\\.(?:svg|webp))',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
};

export default withSourceMaps(
  withPwa(workerOptions(process.env.NODE_ENV === 'development'))(config),
  process.env,
);
