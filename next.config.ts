import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // several development servers of one checkout keep apart
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // types are `npm run verify`'s: a start need not wait for them twice
  typescript: { ignoreBuildErrors: true },
  // Variants are made by the backend; the optimiser stays off.
  images: { unoptimized: true },
  // The sprite's address carries its version; the drawn pictures may be a day old.
  headers: async () => [
    {
      source: '/icons.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    { source: '/art/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
};

export default config;
