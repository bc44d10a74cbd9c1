'use client';

import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { VideoPlayer } from '@/components/blocks/video-player/video-player';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Progress } from '@/components/ui/progress/progress';
import { points as pointsWords } from '@/lib/format/number';
import { PopupShell } from '../slot';
import type { VideoProps } from '../types';
import styles from './video.module.css';

/** A look at a video over the page. It counts for points on its own page, where the meter is. */
export function VideoPopup(props: VideoProps) {
  const {
    title,
    videoUrl,
    isVimeo = false,
    poster = null,
    viewAvailable = true,
    points,
    progress,
    needErid = false,
    eridToken = null,
    eridSource = null,
    href,
    likeCount,
  } = props;
  return (
    <PopupShell title={title} size="l">
      {viewAvailable ? (
        <VideoPlayer title={title} url={videoUrl} isVimeo={isVimeo} poster={poster} />
      ) : (
        <Note kind="warn">Это видео сейчас недоступно для просмотра.</Note>
      )}
      {progress !== undefined && progress > 0 && (
        <Progress value={progress} label={`Просмотрено ${progress} %`} />
      )}
      <p className={styles.facts}>
        {likeCount ? <span>Нравится: {likeCount}</span> : null}
        {points ? <span>{pointsWords(points)} — за просмотр на странице видео</span> : null}
      </p>
      <EridMark {...{ needErid, eridToken, eridSource }} />
      {href && (
        <PopupShell.Actions>
          <ButtonLink href={href}>Смотреть на странице</ButtonLink>
        </PopupShell.Actions>
      )}
    </PopupShell>
  );
}
