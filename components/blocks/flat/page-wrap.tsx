import type { ReactNode } from 'react';
import { Flat } from './flat';
import { Wrap } from '@/components/ui/wrap/wrap';

/** The wrapper of a server-rendered page: `Flat` and `Wrap`. */
export function PageWrap({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Flat>
      <Wrap className={className}>{children}</Wrap>
    </Flat>
  );
}
