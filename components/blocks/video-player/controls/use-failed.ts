import { useEffect, useState } from 'react';

const hasFailed = (video: HTMLVideoElement) =>
  video.error !== null || video.networkState === video.NETWORK_NO_SOURCE;

/** Whether none of the files could be played; a new attempt resets it. */
export function useFailed(video: HTMLVideoElement): boolean {
  const [failed, setFailed] = useState(() => hasFailed(video));
  useEffect(() => {
    const off = new AbortController();
    // the element decides after the last of its sources has failed, in a later task; that error does not bubble
    const look = () => setTimeout(() => setFailed(hasFailed(video)));
    video.addEventListener('error', look, { capture: true, signal: off.signal });
    video.addEventListener('loadstart', () => setFailed(false), off);
    video.addEventListener('playing', () => setFailed(false), off);
    return () => off.abort();
  }, [video]);
  return failed;
}
