import type { ReactNode } from 'react';
import { possibleNow } from '@/components/blocks/test-result/possible-now';
import { Celebration } from '@/components/ui/celebration/celebration';
import { TextLink } from '@/components/ui/text-link/text-link';

/** Gift that a module's points have reached or brought nearer; null for none. Loaded only after points were paid. */
export async function reachedBy(earned: Parameters<typeof possibleNow>[0]): Promise<ReactNode> {
  const possible = await possibleNow(earned);
  if (!possible) return null;
  return (
    <>
      {possible.isReached && <Celebration />}
      <p>
        {possible.text} <TextLink href={possible.href}>{possible.action}</TextLink>
      </p>
    </>
  );
}
