import { observedDocument } from './observed-page';
import { Observers } from './observers';

/** Tags and error reporting in the browser; renders nothing where neither is configured. */
export function DocumentObservers() {
  const observed = observedDocument();
  return observed && <Observers {...observed} />;
}
