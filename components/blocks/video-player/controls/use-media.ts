import { createMediaStore } from 'media-chrome/media-store/media-store';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** What the player can be asked to do; the library's own words for it. */
interface Requests {
  mediaplayrequest: undefined;
  mediapauserequest: undefined;
  /** Seconds. */
  mediaseekrequest: number;
  mediamuterequest: undefined;
  mediaunmuterequest: undefined;
  /** 0..1. */
  mediavolumerequest: number;
  mediaplaybackraterequest: number;
  mediaenterpiprequest: undefined;
  mediaexitpiprequest: undefined;
  mediaenterfullscreenrequest: undefined;
  mediaexitfullscreenrequest: undefined;
}
export type Ask = <Name extends keyof Requests>(
  ...[type, detail]: Requests[Name] extends undefined ? [Name] : [Name, Requests[Name]]
) => void;

/** Nothing of how somebody listens is kept on the device: no consent was asked for it. */
const OPTIONS = { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true };

export interface Stage {
  video: HTMLVideoElement;
  /** What goes to the full screen: the video with the controls over it. */
  frame: HTMLElement;
}

/** What the video is doing, in every browser alike, and the way to ask it for something. */
export function useMedia({ video, frame }: Stage) {
  const [store] = useState(() =>
    createMediaStore({
      media: video,
      fullscreenElement: frame,
      documentElement: document,
      options: OPTIONS,
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const ask = useCallback<Ask>((type, detail?) => store.dispatch({ type, detail }), [store]);
  return { state, ask };
}
