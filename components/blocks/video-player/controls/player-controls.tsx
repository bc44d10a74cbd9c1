'use client';

import { useEffect, useRef, type PointerEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Chapter } from '@/lib/domain/chapters';
import { ControlBar } from './control-bar';
import styles from './player-controls.module.css';
import { useAtRest } from './use-at-rest';
import { useCaptions } from './use-captions';
import { useFailed } from './use-failed';
import type { Stage } from './use-media';
import { usePlayer } from './use-player';

export interface PlayerControlsProps extends Stage {
  chapters: readonly Chapter[];
  hasCaptions: boolean;
  /** Second from which it will be resumed: the bar stands there until it plays. */
  begin?: number;
}

/** Our controls over a video of ours. They come after the first view, and the browser's own serve until then. */
export function PlayerControls({ video, frame, chapters, hasCaptions, begin = 0 }: PlayerControlsProps) {
  const player = usePlayer({ video, frame });
  const { acts, captionsOn, isPaused, state } = player;
  const atRest = useAtRest(frame, !isPaused);
  const words = useCaptions(video, captionsOn);
  const failed = useFailed(video);
  const wasAtRest = useRef(false);
  // the element gave its own controls up: what they held of the focus goes to ours
  useEffect(() => {
    if (document.activeElement !== video) return;
    frame
      .querySelector<HTMLElement>(frame.querySelector('[data-begin]') ? '[data-begin]' : '[data-play]')
      ?.focus();
  }, [video, frame]);

  const down = () => {
    wasAtRest.current = atRest;
  };
  /** A finger's first touch brings the controls, the next one acts; a mouse has brought them by moving. */
  const up = ({ pointerType, button }: PointerEvent) => {
    if (button !== 0 || (pointerType !== 'mouse' && wasAtRest.current)) return;
    acts.toggle();
  };
  if (failed) return <Failed onRetry={() => video.load()} />;
  return (
    <div className={styles.controls} data-rest={atRest || undefined}>
      <div
        className={styles.surface}
        onPointerDownCapture={down}
        onPointerUp={up}
        onDoubleClick={acts.fullscreen}
      />
      {state.mediaLoading && !isPaused && <span className={styles.wait} aria-hidden="true" />}
      {words && (
        <p className={styles.captions}>
          <span>{words}</span>
        </p>
      )}
      <ControlBar {...{ player, chapters, hasCaptions, begin }} />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>Видео не загрузилось. Проверьте связь и попробуйте ещё раз.</p>
      <Button size="s" kind="light" onClick={onRetry}>
        Повторить
      </Button>
    </div>
  );
}
