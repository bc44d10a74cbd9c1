'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPrivateAddress } from '@/lib/tags/private-address';
import type { Tag } from '@/lib/tags/tag-settings';
import { whenIdle } from '@/lib/browser/when-idle';
import { useConsent } from '../cookie-groups/use-consent';

/** Counters and containers, once their group is allowed: before that not even their code is loaded. */
export function TagsGate({ tags, keptHosts }: { tags: readonly Tag[]; keptHosts: readonly string[] }) {
  const groups = useConsent();
  const path = usePathname();
  // filters, sorting and pages of lists count as views too, though no counter gets their values
  const search = useSearchParams().toString();
  const begun = useRef(false);
  useEffect(() => {
    const openPath = isPrivateAddress(path, search) ? null : path;
    const go = () => {
      begun.current = true;
      const step = {
        tags,
        groups: groups ?? [],
        path: openPath,
        place: `${path}?${search}`,
        keptHosts,
      };
      // a failed load counts nothing, and the page works without it
      import('@/lib/tags/tag-runner').then(
        ({ takeStep }) => takeStep(step),
        () => undefined,
      );
    };
    if (begun.current) return go();
    if (openPath === null || !tags.some(({ group }) => groups?.includes(group))) return undefined;
    return whenIdle(go);
  }, [tags, keptHosts, groups, path, search]);
  return null;
}
