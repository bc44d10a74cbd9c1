'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { placeOfPart } from './moved-part';

/** Links from the time when the account was one page: `/lk#devices` leads on to the tab that has the part now. */
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
