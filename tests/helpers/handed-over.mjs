/** Hands itself over as Node 20 does, which cannot replace its process; the second prints its id and runs `argv[2]`. */
import { handOver } from '../../scripts/lib/runtime.mjs';

if (process.env.SECOND) {
  const [, , what] = process.argv;
  process.stdout.write(`${process.pid}\n`);
  if (what === 'stay') setInterval(() => undefined, 1000);
  else process.exit(Number(what));
} else {
  process.env.SECOND = '1';
  process.execve = undefined;
  await handOver(process.execPath);
}
