'use client';

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
    viewAvailable = true,
    points,
    progress,
    needErid,
    eridToken,
    eridSource,
    href,
    likeCount,
  } = props;
  return (
    <PopupShell title={title} size="l">
      {viewAvailable ? (
        <Player {...props} />
      ) : (
        <Note kind="warn">Это видео сейчас недоступно для просмотра.</Note>
      )}
      {progress !== undefined && progress > 0 && (
        <Progress value={progress} label={`Просмотрено ${progress} %`} />
      )}
      <p className={styles.facts}>
        {likeCount ? <span>Нравится: {likeCount}</span> : null}
        {points ? <span>До {pointsWords(points)} за просмотр 70 %</span> : null}
        {needErid && eridToken && (
          <span>
            Реклама. {eridSource} ERID {eridToken}
          </span>
        )}
      </p>
      {href && (
        <PopupShell.Actions>
          <ButtonLink href={href}>Смотреть на странице</ButtonLink>
        </PopupShell.Actions>
      )}
    </PopupShell>
  );
}

function Player({ videoUrl, isVimeo, title, poster }: VideoProps) {
  if (isVimeo) {
    return (
      <iframe className={styles.player} src={videoUrl} title={title} allow="fullscreen" loading="lazy" />
    );
  }
  return (
    <video
      className={styles.player}
      src={videoUrl}
      controls
      playsInline
      preload="metadata"
      {...(poster ? { poster } : {})}
    />
  );
}
