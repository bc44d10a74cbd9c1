import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type { PlayerControlsProps } from './controls/player-controls';
import type { Stage } from './controls/use-media';

interface Loaded {
  Controls: ComponentType<PlayerControlsProps>;
  stage: Stage;
}

/**
 * Loads the portal's controls when the page is idle. Null until they arrive; if they fail to load, the browser's own
 * stay.
 */
export function useControls(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isLeft = false;
    const forget = whenIdle(() => {
      void import('./controls/player-controls').then(
        ({ PlayerControls: Controls }) => {
          if (isLeft || !frame.current || !video.current) return;
          setLoaded({ Controls, stage: { frame: frame.current, video: video.current } });
        },
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      forget();
    };
  }, [frame, video]);
  return loaded;
}
