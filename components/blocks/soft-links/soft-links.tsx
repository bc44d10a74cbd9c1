'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainPress } from '@/lib/browser/plain-press';
import { startProgress } from '@/lib/browser/progress';
import { isAnotherPage, isTaken } from '@/lib/browser/soft-navigation';

/** The kit's link that this press is to follow, when none of its own handlers has taken the press. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  return link && (!link.target || link.target === '_self') ? link : null;
}

/**
 * Opens the kit's links softly, all of them by one listener; somebody else may open a page in place of the router. Only
 * what is followed says that a page is on its way.
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
