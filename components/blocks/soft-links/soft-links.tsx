'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainPress } from '@/lib/browser/plain-press';
import { startProgress } from '@/lib/browser/progress';
import { isAnotherPage, isTaken } from '@/lib/browser/soft-navigation';

/** The kit's link to follow after this press, unless one of its own handlers has taken it. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  return link && (!link.target || link.target === '_self') ? link : null;
}

/**
 * Opens all links of the kit softly, by one listener; another module may take an address over from the router. The
 * progress line starts only for a link that is followed.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      event.preventDefault();
      if (isAnotherPage(href)) startProgress();
      if (!isTaken(href)) router.push(href, { scroll: link.dataset.soft !== 'stay' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
