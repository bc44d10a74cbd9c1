/**
 * `npm run fuzz -- [--requests 10000] [--minutes n] [--seed word] [--postgres] [--side portal|backend] [--from index]
 * [--only index]`: odd requests over raw sockets against everything as `npm start` starts it. Not for a server that
 * anybody uses: what the roles may change is changed.
 */
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { settings } from '../../scripts/lib/settings.mjs';
import { startAsPeopleDo, type Started } from '../bench/started';
import { contracts } from '../helpers/contracts';
import { runCampaign, findingsText, type Campaign } from './campaign';
import { targetOf, type Target } from './odd';
import { peopleOfBackend, peopleOfPortal } from './people';
import { portalSide } from './portal-targets';

const words = process.argv.slice(2);
const after = (name: string, standard: string) => {
  const at = words.indexOf(name);
  return at < 0 ? standard : (words[at + 1] ?? standard);
};
const seed = after('--seed', String(Math.floor(Math.random() * 1e9)));
const only = after('--only', '');
const from = only || after('--from', '0');
const minutes = Number(after('--minutes', 'Infinity'));
const requests = only ? 1 : Number(after('--requests', '10000'));
const postgres = words.includes('--postgres');
const side = after('--side', '');
const REFRESH_MS = 120_000;

type Kind = 'portal' | 'backend';

async function campaignOf(kind: Kind, world: Started, calls: readonly Target[]): Promise<boolean> {
  const address = world[kind];
  const { people, check, refresh } = await (kind === 'portal' ? peopleOfPortal : peopleOfBackend)(address);
  const targets = kind === 'portal' ? portalSide(calls) : calls;
  const started = Date.now();
  const campaign: Campaign = {
    seed,
    from: Number(from),
    requests,
    mostMs: minutes * 60_000,
    port: Number(new URL(address).port),
    prefix: kind === 'portal' ? '/api' : '',
    targets,
    people,
    check,
    onProgress: (sent) => {
      if (sent % 5000 === 0) console.log(`  ${kind}: ${sent} sent`);
    },
  };
  const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
  const outcome = await runCampaign(campaign).finally(() => clearInterval(timer));
  const whole = await world.isWhole();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `\n${kind}, ${postgres ? 'PostgreSQL' : 'PGlite'}, seed ${seed} from ${from}: ${outcome.sent} requests in ${seconds} s`,
  );
  const statuses = [...outcome.statuses].sort(([a], [b]) => a - b);
  console.log(`  ${statuses.map(([status, count]) => `${status || 'ended'}: ${count}`).join(', ')}`);
  console.log(
    `  ${outcome.checks} looks of a second person; ${outcome.late} late beside others, answered alone`,
  );
  if (!whole) console.log('  A PROCESS ENDED, or does not answer');
  console.log(outcome.findings.length ? findingsText(seed, outcome) : '  nothing found');
  return whole && outcome.findings.length === 0;
}

ensureBuilt(settings().variables);
const world = await startAsPeopleDo(postgres);
let good = true;
try {
  const calls = await Promise.all((await contracts()).map(targetOf));
  for (const kind of ['backend', 'portal'] as const) {
    if (!side || side === kind) good = (await campaignOf(kind, world, calls)) && good;
  }
} finally {
  await world.stop();
}
process.exit(good ? 0 : 1);
