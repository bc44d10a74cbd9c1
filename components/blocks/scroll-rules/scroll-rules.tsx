'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollRule, scrollToId } from './scroll-rule';

/** Where each kept page was left in this visit. */
const left = new Map<string, number>();

/** The router goes to the top by itself; this keeps the pages that keep their place and finds late hash targets. */
export function ScrollRules() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const at = useRef({ path, y: 0 });
  const traversed = useRef(true); // the first load is the browser's to place

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

  // before the browser tells of the router's own jump to the top, so the place left behind is still known
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
