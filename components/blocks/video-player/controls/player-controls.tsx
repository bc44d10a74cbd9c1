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
  /** Second from which playing will resume: the bar shows it until then. */
  begin?: number;
}

/**
 * Controls of the portal over its own videos. Loaded after the first view; until then the browser's controls are used.
 */
export function PlayerControls({ video, frame, chapters, hasCaptions, begin = 0 }: PlayerControlsProps) {
  const player = usePlayer({ video, frame });
  const { acts, captionsOn, isPaused, state } = player;
  const atRest = useAtRest(frame, !isPaused);
  const words = useCaptions(video, captionsOn);
  const failed = useFailed(video);
  const wasAtRest = useRef(false);
  // the element has given up its own controls: focus that was in them moves to these
  useEffect(() => {
    if (document.activeElement !== video) return;
    frame
      .querySelector<HTMLElement>(frame.querySelector('[data-begin]') ? '[data-begin]' : '[data-play]')
      ?.focus();
  }, [video, frame]);

  const down = () => {
    wasAtRest.current = atRest;
  };
  /** A first touch shows the controls, the next one acts; a mouse has shown them already by moving. */
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
