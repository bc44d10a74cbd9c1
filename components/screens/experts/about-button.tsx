'use client';

import { openPopup } from '@/components/popups/store';
import type { AboutExpertProps } from '@/components/popups/types';
import { Button } from '@/components/ui/button/button';

/** Opens what the expert tells of themselves; hidden where no script could. */
export function AboutButton(about: AboutExpertProps) {
  return (
    <Button
      kind="quiet"
      size="s"
      data-flush="start"
      data-script=""
      aria-haspopup="dialog"
      aria-label={`Подробнее: ${about.name}`}
      onClick={() => openPopup('about-expert', about)}
    >
      Подробнее
    </Button>
  );
}
