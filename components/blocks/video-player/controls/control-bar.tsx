import { chapterAt, type Chapter } from '@/lib/domain/chapters';
import { clockTime } from '@/lib/format/duration';
import { buttonLook, ControlButton } from './control-button';
import styles from './player-controls.module.css';
import { nextRate, rateWords } from './rates';
import { SeekBar } from './seek-bar';
import { Sound } from './sound';
import type { Player } from './use-player';

interface ControlBarProps {
  player: Player;
  chapters: readonly Chapter[];
  hasCaptions: boolean;
  /** Second shown before the video has started. */
  begin: number;
}

export function ControlBar({ player, chapters, hasCaptions, begin }: ControlBarProps) {
  const { state, acts, duration, loaded, isPaused, isFull, isPip, captionsOn, can } = player;
  const now = player.now > 0 ? player.now : begin;
  const chapter = chapters[chapterAt(chapters, now)]?.title;
  return (
    <div className={styles.bar} role="group" aria-label="Управление видео">
      <SeekBar {...{ now, duration, loaded, chapters }} onSeek={acts.seek} />
      <div className={styles.row}>
        <PlayButton isPaused={isPaused} isEnded={state.mediaEnded ?? false} onClick={acts.toggle} />
        <Sound player={player} hasCaptions={hasCaptions} />
        <span className={styles.time}>
          {clockTime(now)} <span>/ {clockTime(duration)}</span>
        </span>
        <span className={styles.chapter}>{chapter}</span>
        {hasCaptions && (
          <ControlButton
            sign="captions"
            label="Субтитры"
            keyName="C"
            aria-pressed={captionsOn}
            onClick={acts.captions}
          />
        )}
        <Rate rate={state.mediaPlaybackRate ?? 1} onChange={acts.setRate} />
        {can.pip && (
          <ControlButton
            sign="pip"
            label={isPip ? 'Вернуть на страницу' : 'Картинка в картинке'}
            data-wide=""
            onClick={acts.pip}
          />
        )}
        {can.full && (
          <ControlButton
            sign={isFull ? 'small' : 'full'}
            label={isFull ? 'Выйти из полного экрана' : 'На весь экран'}
            keyName="F"
            onClick={acts.fullscreen}
          />
        )}
      </div>
    </div>
  );
}

function PlayButton({
  isPaused,
  isEnded,
  onClick,
}: {
  isPaused: boolean;
  isEnded: boolean;
  onClick: () => void;
}) {
  const label = isEnded ? 'Смотреть сначала' : isPaused ? 'Воспроизвести' : 'Пауза';
  const sign = isEnded ? 'repeat' : isPaused ? 'play' : 'pause';
  return <ControlButton sign={sign} label={label} keyName="пробел" data-play="" onClick={onClick} />;
}

/** Cycles through three speeds by presses: a menu would need one press more, and would be outside of full screen. */
function Rate({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const words = rateWords(rate);
  return (
    <button
      type="button"
      className={buttonLook}
      data-words=""
      title="Скорость: 1, 1,25 или 0,75"
      aria-label={`Скорость ${words}`}
      onClick={() => onChange(nextRate(rate))}
    >
      {words}
    </button>
  );
}
