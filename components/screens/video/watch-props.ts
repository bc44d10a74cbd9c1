import type { Article } from '@/api/articles/queries';
import styles from './video.module.css';

/** The facts of a video that the player and its meter need. */
export function watchProps(video: Article) {
  const { id, title, videoUrl, isVimeo, videoWebmUrl, captionsUrl, durationSeconds, image } = video;
  const poster = image?.originalUrl ?? null;
  return {
    id,
    source: { title, url: videoUrl, isVimeo, webm: videoWebmUrl, captions: captionsUrl, poster },
    duration: durationSeconds ?? 0,
    chapters: video.chapters,
    points: video.points,
    mark: video.brand,
    watches: video.watches ?? [],
    finished: video.finished,
    isDraft: video.isDraft,
    className: styles.player,
  };
}
