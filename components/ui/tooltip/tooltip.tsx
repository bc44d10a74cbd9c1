'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The one element it explains; it must take a ref and handlers. */
  children: ReactElement;
};

/** A short word on what is under the pointer or the focus: after 200 ms, gone at once (specification, section 9). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={200} closeDelay={0} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={10} className={styles.positioner}>
          <Base.Popup className={styles.tooltip} role="tooltip">
            {text}
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
