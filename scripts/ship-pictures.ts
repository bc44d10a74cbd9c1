import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@/backend/files/store';
import { FOLDERS, imagine } from '@/backend/demo/world';

/**
 * Renders the demo world's pictures into `media/pictures`, so that a fresh clone starts without a minute of rendering.
 * Run it after a change in `backend/demo/art` or the content: `node scripts/run.mjs scripts/ship-pictures.ts`.
 */
async function main(): Promise<void> {
  const { shipped } = FOLDERS;
  const scratch = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  try {
    const folders = { shipped, cache: shipped };
    const { pictures } = await imagine({ files: folderStore(scratch), now: new Date(), folders });
    const stale = readdirSync(shipped).filter((name) => !pictures.used.has(name));
    for (const name of stale) rmSync(join(shipped, name));
    process.stdout.write(
      `${pictures.used.size} pictures, ${pictures.rendered} rendered, ${stale.length} removed.\n`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
