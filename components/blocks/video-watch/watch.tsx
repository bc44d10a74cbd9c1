'use client';

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Playback } from '@/components/blocks/video-player/playback';
import { VideoPlayer, type VideoSource } from '@/components/blocks/video-player/video-player';
import { Note } from '@/components/ui/note/note';
import { watchedHere, withWatch, type DeviceWatch } from '@/lib/domain/watched-here';
import { percentOf, RESUME, resumeSecond, watchedShare, type Range } from '@/lib/domain/watching';
import type { Chapter } from '@/lib/domain/chapters';
import type { Space } from '@/lib/domain/space';
import { Chapters } from './chapters';
import { knownDevice } from './device-id';
import { Transcript } from './transcript';
import { useWatchReport } from './use-watch-report';
import { WatchMeter } from './watch-meter';

const never = () => () => undefined;

export interface WatchProps {
  id: string;
  source: VideoSource;
  /** Length in seconds, as the service knows it. */
  duration: number;
  points: number;
  /** Slug of the mark that the video pays, where its points can buy gifts. */
  mark?: string | undefined;
  /** Ranges counted by the service so far, by device. */
  watches: readonly DeviceWatch[];
  finished: boolean;
  /** Space of the video; the portal's by default. */
  space?: Space;
  /** Preview of an unpublished video: nothing is reported or counted. */
  isDraft?: boolean | undefined;
  chapters?: readonly Chapter[] | undefined;
  /** Class of the player's box. */
  className?: string | undefined;
  /** Between player and meter: the page's heading. */
  children?: ReactNode;
}

/** Player with its meter: the player reports what is played, the meter shows what the service has counted. */
export function Watch(props: WatchProps) {
  const {
    id,
    source,
    duration,
    points,
    mark,
    watches,
    children,
    isDraft,
    className,
    chapters,
    space,
    ...before
  } = props;
  const [playback, setPlayback] = useState<Playback | null>(null);
  const deviceId = useSyncExternalStore(never, knownDevice, () => null);
  const { counted, trouble } = useWatchReport({
    id,
    space,
    mark,
    duration,
    playback: isDraft ? null : playback,
  });
  const finished = before.finished || (counted?.finished ?? false);
  const { ranges, reached, total } = watchedHere({
    watches: withWatch(watches, counted),
    deviceId,
    duration,
    finished,
  });

  useResumed(playback, reached, duration);

  return (
    <>
      <div className={className}>
        <VideoPlayer
          {...source}
          chapters={chapters}
          resumeFrom={resumeSecond(reached, duration)}
          onPlayback={setPlayback}
        />
      </div>
      {children}
      {trouble && (
        <Note kind="warn" role="status">
          {trouble}
        </Note>
      )}
      {!isDraft && (
        <WatchMeter
          watched={ranges}
          reached={reached}
          here={percentOf(watchedShare(ranges, duration))}
          total={percentOf(total)}
          finished={finished}
          duration={duration}
          points={points}
          onResume={playback ? playback.playFrom : undefined}
        />
      )}
      {chapters && chapters.length > 0 && <Chapters chapters={chapters} playback={playback} />}
      {source.captions && <Transcript captions={source.captions} playFrom={playback?.playFrom} />}
    </>
  );
}

/** Resumes once where the person stopped, on a page opened by «Продолжить». */
function useResumed(playback: Playback | null, ranges: readonly Range[], duration: number): void {
  const from = resumeSecond(ranges, duration);
  useEffect(() => {
    if (!playback || from === null || location.hash !== RESUME) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    playback.playFrom(from);
  }, [playback, from]);
}
