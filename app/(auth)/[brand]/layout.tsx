import { notFound } from 'next/navigation';
import { CookieWatch } from '@/components/blocks/cookie-notice/cookie-watch';
import styles from '@/components/screens/landing/landing.module.css';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { knownBrands } from '@/lib/session/guard';

/**
 * Layout of a landing: the brand's accent, and the cookie question for people who sign in directly on it. An unknown
 * brand in the first segment is a 404.
 */
export default async function Layout({ children, params }: LayoutProps<'/[brand]'>) {
  const { brand } = await params;
  if (brand !== EMPTY_BRAND && !(await knownBrands()).includes(brand)) notFound();
  return (
    <div data-brand={brand} className={styles.page}>
      <CookieWatch />
      {children}
    </div>
  );
}
