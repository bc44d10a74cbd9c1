import { createMediaStore } from 'media-chrome/media-store/media-store';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** Requests to the player, in the library's own names. */
interface Requests {
  mediaplayrequest: undefined;
  mediapauserequest: undefined;
  /** In seconds. */
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

/** No preferences are stored on the device: there is no consent for it. */
const OPTIONS = { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true };

export interface Stage {
  video: HTMLVideoElement;
  /** Element for full screen: the video with the controls over it. */
  frame: HTMLElement;
}

/** State of the video, the same in every browser, and a function to send it requests. */
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
