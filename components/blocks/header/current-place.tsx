'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { currentAt } from './place';

/** Updates `aria-current` of all `NavLink`s after a soft navigation, because the layout is not rendered again. */
export function CurrentPlace() {
  const path = usePathname();
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-places]')) {
      const places = link.dataset.places?.split(' ').filter(Boolean) ?? [];
      const current = currentAt(path, link.getAttribute('href') ?? '', places);
      if (current) link.setAttribute('aria-current', current);
      else link.removeAttribute('aria-current');
    }
  }, [path]);
  return null;
}
