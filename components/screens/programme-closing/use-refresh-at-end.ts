import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Figures and failures are the server's: asked for anew when a run has ended, one that nobody saw at work too. */
export function useRefreshAtEnd(ended: string | null): void {
  const router = useRouter();
  const seen = useRef(ended);
  useEffect(() => {
    if (ended !== null && ended !== seen.current) router.refresh();
    seen.current = ended;
  }, [ended, router]);
}
