import { observedDocument } from './observed-page';
import { Observers } from './observers';

/** Tags and error reporting of the browser; nothing where neither is configured. */
export function DocumentObservers() {
  const observed = observedDocument();
  return observed && <Observers {...observed} />;
}
