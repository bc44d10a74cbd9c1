'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueryById } from '@/api/articles/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { LiveFavorite } from '@/components/blocks/favorite-button/live-favorite';
import { LiveLike } from '@/components/blocks/like-button/live-like';
import { Watch } from '@/components/blocks/video-watch/watch';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { PopupShell } from '../slot';
import type { VideoProps } from '../types';
import styles from './video.module.css';

/** A video in a popup; watching here counts as on the video's page. */
export function VideoPopup(props: VideoProps) {
  const {
    id,
    title,
    viewAvailable = true,
    isLiked = false,
    likeCount = 0,
    isFavorite = false,
    href,
    brand,
  } = props;
  const { needErid = false, eridToken = null, eridSource = null } = props;
  return (
    <PopupShell title={title} size="l" {...(brand ? { brand } : {})}>
      {viewAvailable ? (
        <Looked {...props} />
      ) : (
        <Note kind="warn">Это видео сейчас недоступно для просмотра.</Note>
      )}
      <div className={styles.marks}>
        <LiveLike type="article" look="words" {...{ id, title, isLiked, likeCount }} />
        <LiveFavorite kind="line" id={`video-${id}`} {...{ title, isFavorite }} />
      </div>
      <EridMark {...{ needErid, eridToken, eridSource }} />
      {href && (
        <PopupShell.Actions>
          <ButtonLink href={href} kind="second">
            Смотреть на странице
          </ButtonLink>
        </PopupShell.Actions>
      )}
    </PopupShell>
  );
}

/** The player; playback does not wait for the request of the parts watched on all devices. */
function Looked({ id, title, videoUrl, isVimeo = false, poster = null, ...facts }: VideoProps) {
  const { data: video } = useQuery({ ...articleQueryById(id), staleTime: 0, gcTime: 0 });
  return (
    <Watch
      id={id}
      source={{
        ...{ title, url: videoUrl, isVimeo, poster },
        ...{ webm: facts.webm ?? null, captions: facts.captions ?? null },
      }}
      duration={facts.durationSeconds ?? video?.durationSeconds ?? 0}
      points={facts.points ?? 0}
      watches={video?.watches ?? []}
      finished={video?.finished ?? facts.finished ?? false}
    />
  );
}
