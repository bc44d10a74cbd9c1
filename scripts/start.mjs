/** `npm start`: from a fresh clone to a running portal. `--dev` runs the development server (`npm run dev`). */
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { needFreePort, startBackend, startPortal, waitFor } from './lib/processes.mjs';
import { settings } from './lib/settings.mjs';

const dev = process.argv.includes('--dev');
checkNode();
ensureInstalled();

const { variables, host, portalPort, backendHost, backendPort, external, demo, dataDir } = settings();
await needFreePort(portalPort, host === 'localhost' ? '127.0.0.1' : host, 'PORT');
if (!external) await needFreePort(backendPort, backendHost, 'BACKEND_PORT');
if (!dev) ensureBuilt(variables);

if (!external) {
  await startBackend(variables);
  await waitFor(`${variables.API_BASE_URL}/healthz`, 300);
}
startPortal(variables, { port: portalPort, host, dev });
const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${portalPort}`;
await waitFor(`${address}/healthz`, 120);

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
