/** A parent to be killed: keeps the children of its arguments running and says their process ids. */
import { makeSupervisor } from '../../scripts/lib/supervise.mjs';

const { run } = makeSupervisor({ gaveUp: (code) => process.exit(code) });
const SAYS_ID = 'console.log(String(process.pid)); setInterval(() => undefined, 1000);';
for (const code of process.argv.slice(2)) run('child', ['-e', code + SAYS_ID], process.env);
