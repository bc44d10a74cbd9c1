'use client';

import { useEffect, useRef } from 'react';
import { sendProgrammeProgress } from '@/api/programme/queries';
import { deviceId } from '@/components/blocks/video-watch/device-id';

/** At the end of a text: once in view, the article counts as read. A failed call is repeated at the next reading. */
export function ReadMark({ id }: { id: string }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void sendProgrammeProgress(id, { ranges: [], duration: 0, deviceId: deviceId() }).catch(
        () => undefined,
      );
    });
    seen.observe(current);
    return () => seen.disconnect();
  }, [id]);
  return <span ref={end} aria-hidden="true" />;
}
