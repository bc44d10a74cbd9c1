'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { currentAt } from './place';

/** Marks the current one of all `NavLink`s anew after a soft navigation: the frame they stand in is not drawn again. */
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
