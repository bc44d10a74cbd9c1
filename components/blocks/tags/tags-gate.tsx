'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Tag } from '@/lib/tags/tag-settings';
import { whenIdle } from '@/lib/browser/when-idle';
import { useConsent } from '../cookie-groups/use-consent';

/** What the address may hold for a person's own eyes: letters lead here with it. */
const PRIVATE = /[?&](?:token|email|code|state|redirect_uri)=/;

/** Counters and containers, once their group is allowed: until then not even their code is asked of our own server. */
export function TagsGate({ tags, keptHosts }: { tags: readonly Tag[]; keptHosts: readonly string[] }) {
  const groups = useConsent();
  const path = usePathname();
  const begun = useRef(false);
  useEffect(() => {
    const step = () => {
      begun.current = true;
      const shown = PRIVATE.test(window.location.search) ? null : path;
      // a code that does not arrive counts nothing: the page is not worse for it
      import('@/lib/tags/tag-runner').then(
        ({ takeStep }) => takeStep({ tags, groups: groups ?? [], path: shown, keptHosts }),
        () => undefined,
      );
    };
    if (begun.current) return step();
    if (!tags.some(({ group }) => groups?.includes(group))) return undefined;
    return whenIdle(step);
  }, [tags, keptHosts, groups, path]);
  return null;
}
