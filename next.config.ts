import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Variants are made by the backend; the optimiser stays off.
  images: { unoptimized: true },
};

export default config;
