/** Runs a TypeScript script of the project, installing packages if needed: `node scripts/run.mjs file.ts …`. */
import { spawnSync } from 'node:child_process';
import { prepare } from './lib/runtime.mjs';
import { root } from './lib/console.mjs';
import { loadDotEnv } from './lib/settings.mjs';

await prepare();
loadDotEnv();
const [file, ...rest] = process.argv.slice(2);
const done = spawnSync(process.execPath, ['--import', 'tsx', file, ...rest], { cwd: root, stdio: 'inherit' });
process.exit(done.status ?? 1);
