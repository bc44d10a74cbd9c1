import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Refreshes the page when a run has ended, also one whose progress nobody watched. */
export function useRefreshAtEnd(ended: string | null): void {
  const router = useRouter();
  const seen = useRef(ended);
  useEffect(() => {
    if (ended !== null && ended !== seen.current) router.refresh();
    seen.current = ended;
  }, [ended, router]);
}
