import { useEffect, useState } from 'react';

function wordsOf(track: TextTrack): string {
  return Array.from(track.activeCues ?? [], (cue) => ('getCueAsHTML' in cue ? (cue as VTTCue) : null))
    .map((cue) => cue?.getCueAsHTML().textContent ?? '')
    .join('\n');
}

const drawBy = (track: TextTrack, whom: 'us' | 'browser') => {
  track.mode = whom === 'us' ? 'hidden' : 'showing';
};

/** The system draws the words where our layer is not shown: a phone's own full screen, a picture in picture. */
const AWAY = ['webkitbeginfullscreen', 'enterpictureinpicture'];
const BACK = ['webkitendfullscreen', 'leavepictureinpicture'];

/** The words said now. The browser draws none while ours are drawn, so that they stand still and in our type. */
export function useCaptions(video: HTMLVideoElement, isOn: boolean): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const track = video.textTracks[0];
    if (!track) return undefined;
    const ours = () => drawBy(track, 'us');
    const theirs = () => drawBy(track, isOn ? 'browser' : 'us');
    const tell = () => setWords(wordsOf(track));
    const off = new AbortController();
    ours();
    tell();
    track.addEventListener('cuechange', tell, off);
    for (const name of AWAY) video.addEventListener(name, theirs, off);
    for (const name of BACK) video.addEventListener(name, ours, off);
    return () => off.abort();
  }, [video, isOn]);
  return isOn ? words : '';
}
