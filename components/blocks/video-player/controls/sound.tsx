import type { CSSProperties } from 'react';
import { ControlButton } from './control-button';
import styles from './sound.module.css';
import type { Player } from './use-player';

interface SoundProps {
  player: Player;
  hasCaptions: boolean;
}

/** Volume, or a note that the video has no sound. */
export function Sound({ player: { volume, acts, can }, hasCaptions }: SoundProps) {
  if (!can.sound)
    return <span className={styles.silent}>Без звука{hasCaptions && <span>, есть субтитры</span>}</span>;
  return (
    <span className={styles.sound}>
      <ControlButton
        sign={volume === 0 ? 'silent' : 'sound'}
        label={volume === 0 ? 'Включить звук' : 'Выключить звук'}
        keyName="M"
        onClick={acts.mute}
      />
      {can.volume && (
        <input
          type="range"
          data-volume=""
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={{ '--at': `${String(volume * 100)}%` } as CSSProperties}
          aria-label="Громкость"
          aria-valuetext={`${String(Math.round(volume * 100))} %`}
          onChange={({ target }) => acts.setVolume(Number(target.value))}
        />
      )}
    </span>
  );
}
