'use client';

import { Button } from '@/components/ui/button/button';
import { useShare, type ShareProps } from './use-share';

/** Text button that shares any page. */
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
