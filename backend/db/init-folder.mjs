// Runs as a short-lived child process: creating a PGlite folder takes three times the memory of using it.
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2];
if (!folder) throw new Error('init-folder needs a folder');
const engine = await PGlite.create(folder);
await engine.close();
