'use client';

import { Button } from '@/components/ui/button/button';
import { useShare, type ShareProps } from './use-share';

/** Any page, by a button in words. */
export function ShareWords(props: ShareProps) {
  const { way, label, share } = useShare(props);
  return (
    way && (
      <Button kind="second" icon="share" onClick={share}>
        {label}
      </Button>
    )
  );
}
