import { useEffect, useState } from 'react';

function wordsOf(track: TextTrack): string {
  return Array.from(track.activeCues ?? [], (cue) => ('getCueAsHTML' in cue ? (cue as VTTCue) : null))
    .map((cue) => cue?.getCueAsHTML().textContent ?? '')
    .join('\n');
}

const drawBy = (track: TextTrack, whom: 'us' | 'browser') => {
  track.mode = whom === 'us' ? 'hidden' : 'showing';
};

/**
 * Events after which the system draws the captions, because the portal's layer is not visible: a phone's full screen,
 * picture in picture.
 */
const AWAY = ['webkitbeginfullscreen', 'enterpictureinpicture'];
const BACK = ['webkitendfullscreen', 'leavepictureinpicture'];

/**
 * The current caption. The browser's own captions are off meanwhile, so that the portal's stay in place and in its
 * font.
 */
export function useCaptions(video: HTMLVideoElement, isOn: boolean): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const track = video.textTracks[0];
    if (!track) return undefined;
    const ours = () => drawBy(track, 'us');
    const theirs = () => drawBy(track, isOn ? 'browser' : 'us');
    const update = () => setWords(wordsOf(track));
    const off = new AbortController();
    ours();
    update();
    track.addEventListener('cuechange', update, off);
    for (const name of AWAY) video.addEventListener(name, theirs, off);
    for (const name of BACK) video.addEventListener(name, ours, off);
    return () => off.abort();
  }, [video, isOn]);
  return isOn ? words : '';
}
