import type { ReactNode } from 'react';
import { Flat } from './flat';
import { Wrap } from '@/components/ui/wrap/wrap';

/** The whole of a page that a server component draws. */
export function PageWrap({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Flat>
      <Wrap className={className}>{children}</Wrap>
    </Flat>
  );
}
