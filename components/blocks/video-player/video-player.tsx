'use client';

import { useEffect, useRef, useState } from 'react';
import { PlayMark } from '@/components/ui/play-mark/play-mark';
import { filePlayback, markPlaying, type Playback } from './playback';
import { Hidden } from '@/components/ui/hidden/hidden';
import styles from './video-player.module.css';
import { VimeoPlayer } from './vimeo-player';

export interface VideoSource {
  title: string;
  /** A file of ours, or an address of Vimeo. */
  url: string | null;
  isVimeo: boolean;
  webm?: string | null;
  captions?: string | null;
  poster: string | null;
}

export type VideoPlayerProps = VideoSource & {
  /** Told when there is something to follow, and with null when it goes. Keep it the same between renders. */
  onPlayback?: (playback: Playback | null) => void;
};

/** Any video: our files in the browser's own player, Vimeo's in theirs, once it is asked for. */
export function VideoPlayer(props: VideoPlayerProps) {
  return props.isVimeo ? <VimeoPlayer {...props} /> : <FilePlayer {...props} />;
}

function FilePlayer({ title, url, webm, captions, poster, onPlayback }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isFresh, setFresh] = useState(true);
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
  const begin = () => {
    video.current?.focus();
    void video.current?.play().catch(() => undefined);
  };
  return (
    <div className={styles.file}>
      <video
        ref={video}
        className={styles.player}
        controls
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
      {isFresh && (
        <button type="button" className={styles.begin} data-script="" onClick={begin}>
          <Hidden>Смотреть: {title}</Hidden>
          <PlayMark large />
        </button>
      )}
    </div>
  );
}
