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
 * Styles of all pages weigh 42 kB together: one file is asked for once and kept. What most pages' scripts share
 * travels as one file too; left alone, the bundler makes eight small ones, each with a request of its own.
 */
function fewerFiles(webpack: Webpack, { isServer, dev }: Context): Webpack {
  if (isServer || dev || !webpack.optimization.splitChunks) return webpack;
  Object.assign(webpack.optimization.splitChunks.cacheGroups, {
    styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
    shell: { ...SHELL, minChunks: 40, priority: 5 },
    // the frame of a page is two layouts: what both need would come twice
    frame: { ...SHELL, name: 'frame', test: isOfFrame, minChunks: 2, priority: 4 },
    // three error pages come with every page: without this each brings its own copy of the same parts
    errors: { ...SHELL, test: ERROR_PARTS, minChunks: 2, priority: 6 },
  });
  return webpack;
}

const FRAME = ['app/layout', 'app/(default)/layout'];

function isOfFrame(module: unknown, { chunkGraph }: ChunkContext): boolean {
  const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);
  return FRAME.some((name) => names.includes(name));
}

/** Calls that a page does not make stay out of it. */
function withoutUnusedCalls(webpack: Webpack): Webpack {
  webpack.module.rules.push({
    test: /[\\/]api[\\/][\w-]+[\\/]endpoints\.ts$/,
    enforce: 'pre',
    use: [resolve('scripts/lib/pure-endpoints.mjs')],
  });
  return webpack;
}

/** Readable while one develops. */
function shortClasses(webpack: Webpack, { dev }: Context): Webpack {
  if (!dev) withShortNames(webpack.module.rules);
  return webpack;
}

/** In a production build alone: a server of development compiles a page when it is opened. */
function tellPageParts(webpack: Webpack, { isServer, dev }: Context): Webpack {
  if (!isServer && !dev) webpack.plugins.push(new PageCode(), new FirstStyles());
  return webpack;
}

/** Which build this is, for the page and for `/builds/*`; a portal of the same sources has the same one. */
function tellBuild(webpack: Webpack, context: Context): Webpack {
  webpack.plugins.push(new context.webpack.DefinePlugin(buildWords(context, new Date())));
  return webpack;
}

/** next-pwa's own script registers the worker with a library of 3 kB in every first load; two lines of ours do. */
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
  // several development servers of one checkout keep apart
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // types are `npm run verify`'s: a start need not wait for them twice
  typescript: { ignoreBuildErrors: true },
  webpack: (webpack: Webpack, context: Context) =>
    withoutUnusedCalls(
      withoutEntry(
        shortClasses(tellPageParts(tellBuild(fewerFiles(webpack, context), context), context), context),
      ),
    ),
  // the start script names a build after its sources, so that portals behind one balancer agree
  generateBuildId: () => process.env.SOURCES_ID || null,
  // guessing a route before its answer draws it without its head first: every soft step left the page nameless for
  // 20–75 ms, which a tab shows as an address and a screen reader as no page at all
  // server components name some of React Query; through its index every hook of it would come along to the browser
  experimental: { optimisticRouting: false, optimizePackageImports: ['@tanstack/react-query'] },
  // A page's name is part of its first words to everybody: sent after them it was missing for up to 300 ms in one of
  // twenty refreshes. It asks what the page itself asks, so nothing waits for it.
  htmlLimitedBots: /.*/,
  // Variants are made by the backend; the optimiser stays off.
  images: { unoptimized: true },
  // The sprite's address carries its version; the drawn pictures may be a day old. What services answer is never a
  // page of this origin, whatever it holds; the one page among these routes has a policy of its own. `nosniff` and HSTS
  // are of every answer: the server in front says them (lib/http/portal-server.ts).
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
