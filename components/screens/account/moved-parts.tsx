'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { placeOfPart } from './moved-part';

/** Redirects old links such as `/lk#devices`, from when the account was one page, to the tab that has the part now. */
export function MovedParts() {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const place = placeOfPart(window.location.hash);
      if (place) router.replace(place);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
  return null;
}
