import type { ReactNode } from 'react';
import type { IslandName } from './island-code';
import { DeferredIsland } from './deferred-island';

export interface IslandProps {
  name: IslandName;
  /** Props of the live component: plain data. */
  props: object;
  /** The initial rendering of the component, without hooks and handlers. */
  face: ReactNode;
}

/**
 * A client component whose code is loaded after the page's. `Flat` writes its face into the surrounding HTML; elsewhere
 * React renders it. A client component that needs it at once imports the live component instead.
 */
export function Island({ name, props, face }: IslandProps): ReactNode {
  return (
    <DeferredIsland name={name} props={props}>
      {face}
    </DeferredIsland>
  );
}
