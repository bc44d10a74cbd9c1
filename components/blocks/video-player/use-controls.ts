import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type { PlayerControlsProps } from './controls/player-controls';
import type { Stage } from './controls/use-media';

interface Loaded {
  Controls: ComponentType<PlayerControlsProps>;
  stage: Stage;
}

/** Our controls once the page is idle; null until then, and for good where they do not arrive: the browser has some. */
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
