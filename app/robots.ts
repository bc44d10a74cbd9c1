import type { MetadataRoute } from 'next';

/** Disallows all pages: the portal is behind the sign-in, nothing is for search engines. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/' } };
}
