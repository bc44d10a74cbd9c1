'use client';

import { useRef, type ReactNode } from 'react';
import { Note } from '@/components/ui/note/note';
import { useWatchReport } from './use-watch-report';
import { WatchMeter } from './watch-meter';
import styles from './video.module.css';

export interface WatchProps {
  id: string;
  title: string;
  mp4: string | null;
  webm: string | null;
  captions: string | null;
  poster: string | null;
  /** Seconds, as the service knows it. */
  duration: number;
  points: number;
  /** What the service has counted so far. */
  watched: [number, number][];
  /** 0–100. */
  progress: number;
  finished: boolean;
  /** Between player and meter: the page's heading. */
  children: ReactNode;
}

/** The player and its meter: what was really played is told as it goes, the meter shows what was counted. */
export function Watch({ id, title, mp4, webm, captions, poster, duration, points, children, ...before }: WatchProps) {
  const player = useRef<HTMLVideoElement>(null);
  const { counted, offline } = useWatchReport({ id, duration, player, ...before });

  function playFrom(second: number): void {
    const video = player.current;
    if (!video) return;
    video.currentTime = second;
    void video.play().catch(() => undefined);
    video.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  return (
    <>
      <video ref={player} className={styles.player} controls playsInline preload="metadata" poster={poster ?? undefined} aria-label={title}>
        {webm && <source src={webm} type="video/webm" />}
        {mp4 && <source src={mp4} type="video/mp4" />}
        {captions && <track default kind="captions" srcLang="ru" label="Русские субтитры" src={captions} />}
      </video>
      {children}
      {offline && (
        <Note kind="warn" role="status">
          Нет связи. Просмотр не потеряется: досчитаем его, когда она вернётся.
        </Note>
      )}
      <WatchMeter {...counted} duration={duration} points={points} onResume={playFrom} />
    </>
  );
}
