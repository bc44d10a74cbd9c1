import type { ReactNode } from 'react';
import type { IslandName } from './island-code';
import { DeferredIsland } from './deferred-island';

export interface IslandProps {
  name: IslandName;
  /** Of the component that acts: plain data. */
  props: object;
  /** The component as it is drawn at first, without a hook or a handler. */
  face: ReactNode;
}

/**
 * A component of the browser whose code comes after the page's own. `Flat` writes its face into the HTML around it;
 * anywhere else it is drawn by React. A component of the browser that needs it at once takes the live one.
 */
export function Island({ name, props, face }: IslandProps): ReactNode {
  return (
    <DeferredIsland name={name} props={props}>
      {face}
    </DeferredIsland>
  );
}
