import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs found on PATH. */
export function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const full = path.join(folder, name);
      try {
        accessSync(full, constants.X_OK);
        return full;
      } catch {
        // not here: the next folder may have it
      }
    }
  }
  return undefined;
}
