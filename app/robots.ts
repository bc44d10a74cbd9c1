import type { MetadataRoute } from 'next';

/** Everything stands behind the sign-in: nothing here is for search engines. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/' } };
}
