/**
 * `npm start`: from a fresh clone to a running portal. `--dev` runs the development server (`npm run dev`), `--build`
 * builds the portal and exits (`npm run build`).
 */
import { prepare } from './lib/runtime.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { endWithNpm, needFreePort, startBackend, startPortal } from './lib/processes.mjs';
import { settings } from './lib/settings.mjs';

const dev = process.argv.includes('--dev');
await prepare();

const { variables, host, portalPort, backendHost, backendPort, external, demo, dataDir } = settings();
if (process.argv.includes('--build')) {
  ensureBuilt(variables);
  process.exit(0);
}
await needFreePort(portalPort, host === 'localhost' ? '127.0.0.1' : host, 'PORT');
if (!external) await needFreePort(backendPort, backendHost, 'BACKEND_PORT');
if (!dev) ensureBuilt(variables);

endWithNpm();
const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${portalPort}`;
if (!external) await startBackend(variables);
await startPortal(variables, { address, dev });

console.log(`\n  The portal is ready: ${address}`);
if (!external)
  console.log(`  Data folder: ${dataDir}${variables.DATABASE_URL ? ' (files), PostgreSQL (data)' : ''}`);
if (demo) {
  console.log('  Demo accounts, all with the password Demo2026pass:');
  console.log('    pharmacist@portal.example   a pharmacist');
  console.log('    trainer@portal.example, expert@portal.example, admin@portal.example   staff');
  console.log('    every role: the list on the sign-in page');
}
console.log('  Stop with Ctrl+C.\n');
