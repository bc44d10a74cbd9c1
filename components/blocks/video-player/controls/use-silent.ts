import { useEffect, useState } from 'react';

/** Browser-specific properties about an element's sound, without types. */
interface Heard {
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
  webkitAudioDecodedByteCount?: number;
  webkitVideoDecodedByteCount?: number;
}

/** Seconds played after which sound would have been decoded too. */
const ENOUGH = 0.5;

/** True only when the browser is certain: otherwise sound controls are shown, as in any player. */
function isSilent(video: HTMLVideoElement & Heard): boolean {
  if (video.readyState < video.HAVE_METADATA) return false;
  if (video.mozHasAudio !== undefined) return !video.mozHasAudio;
  if (video.audioTracks) return video.audioTracks.length === 0;
  const played = video.played.length > 0 ? video.played.end(0) - video.played.start(0) : 0;
  if (played < ENOUGH || !video.webkitVideoDecodedByteCount) return false;
  return video.webkitAudioDecodedByteCount === 0;
}

/** Whether the video has no sound at all; checked again during playing, for a late answer of the browser. */
export function useSilent(video: HTMLVideoElement): boolean {
  const [silent, setSilent] = useState(() => isSilent(video));
  useEffect(() => {
    const off = new AbortController();
    const look = () => setSilent(isSilent(video));
    for (const name of ['loadedmetadata', 'emptied', 'timeupdate']) video.addEventListener(name, look, off);
    return () => off.abort();
  }, [video]);
  return silent;
}
