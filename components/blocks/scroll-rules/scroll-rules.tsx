'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollRule, scrollToId } from './scroll-rule';

/** Last scroll position of each page in this visit. */
const left = new Map<string, number>();

/** The router scrolls to the top by itself; this restores the positions of some pages, and finds late hash targets. */
export function ScrollRules() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const at = useRef({ path, y: 0 });
  const traversed = useRef(true); // the browser positions the first load

  useEffect(() => {
    const onScroll = () => {
      at.current.y = window.scrollY;
    };
    const onPop = () => {
      traversed.current = true;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPop);
    };
  }, []);

  // runs before the scroll event of the router's own jump to the top, so that the previous position is still known
  useLayoutEffect(() => {
    left.set(at.current.path, at.current.y);
    at.current.path = path;
    const rule = scrollRule({ pathname: path, hash: window.location.hash });
    const byTraversal = traversed.current;
    traversed.current = false;
    if (rule.kind === 'hash') return scrollToId(rule.id, (id) => document.getElementById(id));
    if (rule.kind === 'keep' && !byTraversal) {
      const y = left.get(path) ?? 0;
      const frame = requestAnimationFrame(() => window.scrollTo({ top: y, behavior: 'instant' }));
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [path, search]);

  return null;
}
