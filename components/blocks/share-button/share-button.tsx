'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useShare } from './use-share';

/** Icon button that shares the open page. */
export function ShareButton({ title }: { title: string }) {
  const { way, label, share } = useShare({ title });
  return way && <IconButton kind="line" icon="share" label={label} onClick={share} />;
}
