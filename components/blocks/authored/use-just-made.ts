import { useEffect } from 'react';
import { openPopup } from '@/components/popups/store';
import type { AuthoredKindName } from '@/lib/domain/authored-state';

interface JustMade {
  kind: AuthoredKindName;
  /** Null while the item is not saved yet. */
  made: { title: string } | null;
  /** Address of its editor. */
  href: string;
  isJustMade: boolean;
}

/** Opens the popup about a created test or survey once: replaces the address, so that a reload does not repeat it. */
export function useJustMade({ kind, made, href, isJustMade }: JustMade): void {
  const title = made?.title;
  useEffect(() => {
    if (!isJustMade || title === undefined) return;
    window.history.replaceState(window.history.state, '', href);
    // a new page closes the popups of the previous one when it mounts, so this popup opens afterwards
    const soon = setTimeout(() => openPopup('test-created', { kind, title }));
    return () => clearTimeout(soon);
  }, [kind, title, href, isJustMade]);
}
