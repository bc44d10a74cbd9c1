/** Parent process for a test to kill: keeps children that run its arguments' code; each prints its process id. */
import { makeSupervisor } from '../../scripts/lib/supervise.mjs';

const { run } = makeSupervisor({ gaveUp: (code) => process.exit(code) });
const SAYS_ID = 'console.log(String(process.pid)); setInterval(() => undefined, 1000);';
for (const code of process.argv.slice(2)) run('child', ['-e', code + SAYS_ID], process.env);
