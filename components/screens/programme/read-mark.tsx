'use client';

import { useEffect, useRef } from 'react';
import { sendProgrammeProgress } from '@/api/programme/queries';
import { whenRead } from '@/components/blocks/reading/when-read';
import { deviceId } from '@/components/blocks/video-watch/device-id';

/**
 * Placed at the end of the text with the id `of`: reports that the text was read through. A failed call is repeated
 * when the end is seen again.
 */
export function ReadMark({ id, of }: { id: string; of: string }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const text = document.getElementById(of);
    if (!end.current || !text) return undefined;
    const report = () => sendProgrammeProgress(id, { ranges: [], duration: 0, deviceId: deviceId() });
    return whenRead({ text, end: end.current, report });
  }, [id, of]);
  return <span ref={end} aria-hidden="true" />;
}
