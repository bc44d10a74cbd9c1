import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // several development servers of one checkout keep apart
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Variants are made by the backend; the optimiser stays off.
  images: { unoptimized: true },
};

export default config;
