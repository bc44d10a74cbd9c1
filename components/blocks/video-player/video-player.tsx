'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Chapter } from '@/lib/domain/chapters';
import { BeginMark } from './begin-mark';
import { filePlayback, markPlaying, type Playback } from './playback';
import { useControls } from './use-controls';
import styles from './video-player.module.css';
import { VimeoPlayer } from './vimeo-player';

export interface VideoSource {
  title: string;
  /** A file of the portal, or an address of Vimeo. */
  url: string | null;
  isVimeo: boolean;
  webm?: string | null;
  captions?: string | null;
  poster: string | null;
}

export type VideoPlayerProps = VideoSource & {
  chapters?: readonly Chapter[] | undefined;
  /** Second at which the person stopped watching; null: never started. */
  resumeFrom?: number | null;
  /** Called with the player when it is ready and with null on unmount. Must be stable between renders. */
  onPlayback?: (playback: Playback | null) => void;
};

const NONE: readonly Chapter[] = [];

/**
 * Any video: the portal's files with its controls (the browser's without scripts), Vimeo's in its own player, on
 * request.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  return props.isVimeo ? <VimeoPlayer {...props} /> : <FilePlayer {...props} />;
}

function FilePlayer(props: VideoPlayerProps) {
  const { title, url, webm, captions, poster, chapters = NONE, resumeFrom, onPlayback } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isFresh, setFresh] = useState(true);
  const controls = useControls(frame, video);
  useEffect(() => {
    if (!video.current) return undefined;
    const playback = filePlayback(video.current);
    const stop = markPlaying(playback);
    onPlayback?.(playback);
    return () => {
      stop();
      onPlayback?.(null);
    };
  }, [onPlayback]);
  const hasBegun = useRef(false);
  // the pressed button is gone, and the bar's own button has replaced it: focus moves there
  useLayoutEffect(() => {
    if (isFresh || !hasBegun.current) return;
    (frame.current?.querySelector<HTMLElement>('[data-play]') ?? video.current)?.focus();
  }, [isFresh]);
  const begin = (second?: number) => {
    hasBegun.current = true;
    if (second !== undefined && video.current) video.current.currentTime = second;
    void video.current?.play().catch(() => undefined);
  };
  return (
    <div
      ref={frame}
      className={styles.file}
      data-own={controls ? '' : undefined}
      data-fresh={isFresh || undefined}
    >
      <video
        ref={video}
        className={styles.player}
        controls={!controls}
        playsInline
        preload="metadata"
        poster={poster ?? undefined}
        aria-label={title}
        onPlay={() => setFresh(false)}
      >
        {webm && <source src={webm} type="video/webm" />}
        {url && <source src={url} type="video/mp4" />}
        {captions && <track default kind="captions" srcLang="ru" label="Русские субтитры" src={captions} />}
      </video>
      {controls && (
        <controls.Controls
          {...controls.stage}
          chapters={chapters}
          hasCaptions={Boolean(captions)}
          begin={isFresh ? (resumeFrom ?? 0) : 0}
        />
      )}
      {isFresh && <BeginMark title={title} resumeFrom={resumeFrom ?? null} onBegin={begin} />}
    </div>
  );
}
