import { useEffect, useEffectEvent, useState } from 'react';
import { keyAct, type KeyAct } from './player-keys';
import { useMedia, type Stage } from './use-media';
import { useSilent } from './use-silent';

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The state of the player and everything its buttons, its picture and its keys do. */
export function usePlayer(stage: Stage) {
  const { state, ask } = useMedia(stage);
  const [captionsOn, setCaptionsOn] = useState(true);
  const silent = useSilent(stage.video);
  const now = state.mediaCurrentTime ?? 0;
  const duration = Number.isFinite(state.mediaDuration) ? (state.mediaDuration ?? 0) : 0;
  const volume = state.mediaMuted ? 0 : (state.mediaVolume ?? 1);
  const isPaused = state.mediaPaused ?? true;
  const isFull = state.mediaIsFullscreen ?? false;
  const isPip = state.mediaIsPip ?? false;
  const acts = {
    // reads the element itself: the second press of a double press comes before a render
    toggle: () => ask(stage.video.paused ? 'mediaplayrequest' : 'mediapauserequest'),
    seek: (second: number) => ask('mediaseekrequest', within(second, duration)),
    mute: () => ask(volume === 0 ? 'mediaunmuterequest' : 'mediamuterequest'),
    setVolume: (value: number) => ask('mediavolumerequest', within(value, 1)),
    setRate: (rate: number) => ask('mediaplaybackraterequest', rate),
    captions: () => setCaptionsOn((isOn) => !isOn),
    fullscreen: () => ask(isFull ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest'),
    pip: () => ask(isPip ? 'mediaexitpiprequest' : 'mediaenterpiprequest'),
  };
  const press = useEffectEvent((act: KeyAct) => {
    if (act.kind === 'seek') acts.seek(stage.video.currentTime + act.by);
    else if (act.kind === 'volume') acts.setVolume(volume + act.by);
    else if (act.kind !== 'mute' || !silent) acts[act.kind]();
  });
  useEffect(() => {
    const off = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      const act = keyAct(event);
      if (!act) return;
      event.preventDefault();
      press(act);
    };
    stage.frame.addEventListener('keydown', onKey, off);
    return () => off.abort();
  }, [stage.frame]);
  const loaded = state.mediaBuffered?.findLast(([from]) => from <= now)?.[1] ?? 0;
  const can = {
    sound: !silent,
    volume: !state.mediaVolumeUnavailable,
    pip: !state.mediaPipUnavailable,
    full: !state.mediaFullscreenUnavailable,
  };
  return { state, acts, now, duration, volume, loaded, isPaused, isFull, isPip, captionsOn, can };
}
export type Player = ReturnType<typeof usePlayer>;
