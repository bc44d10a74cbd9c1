import { Icon } from '../icon/icon';
import styles from './play-mark.module.css';

/** The round play mark in the middle of a frame; decorative: the link around it names the video. */
export function PlayMark({ large }: { large?: boolean }) {
  return (
    <span className={styles.play} data-large={large || undefined} aria-hidden="true">
      <Icon name="play" fill size={large ? 'l' : 'm'} />
    </span>
  );
}
