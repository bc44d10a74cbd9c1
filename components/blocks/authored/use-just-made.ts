import { useEffect } from 'react';
import { openPopup } from '@/components/popups/store';
import type { AuthoredKindName } from '@/lib/domain/authored-state';

interface JustMade {
  kind: AuthoredKindName;
  /** Null where it is a new one still. */
  made: { title: string } | null;
  /** Of its editor. */
  href: string;
  isJustMade: boolean;
}

/** Says once that a test or a survey was made: the address loses the mark that asked for it. */
export function useJustMade({ kind, made, href, isJustMade }: JustMade): void {
  const title = made?.title;
  useEffect(() => {
    if (!isJustMade || title === undefined) return;
    window.history.replaceState(window.history.state, '', href);
    // a new page closes the popups of the one before when it mounts, so this one opens after that
    const soon = setTimeout(() => openPopup('test-created', { kind, title }));
    return () => clearTimeout(soon);
  }, [kind, title, href, isJustMade]);
}
