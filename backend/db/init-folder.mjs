// Run as a short-lived child: making a new PGlite folder takes three times the memory that using it does.
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2];
if (!folder) throw new Error('init-folder needs a folder');
const engine = await PGlite.create(folder);
await engine.close();
