import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../helpers/free-port';
import { makeCertificate, startFront } from './front';
import { startAsPeopleDo } from './started';

/**
 * MDN's scorer is installed outside the project: its install script downloads two lists from the internet and builds a
 * database driver, which no checkout should wait for.
 */
const SCORER = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = resolve('.cache/observatory');
const HOME = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');
const GOAL = 120;

function installScorer(): void {
  if (existsSync(join(HOME, 'conf/hsts-preload.json'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const words = ['install', '--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', SCORER];
  execFileSync('npm', words, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  // the list of hosts preloaded for https: localhost is not one
  writeFileSync(join(HOME, 'conf/hsts-preload.json'), '{}');
}

interface Rule {
  pass: boolean;
  result: string;
  scoreModifier: number;
}

interface Report {
  error?: string;
  scan: { score: number; grade: string };
  tests: Record<string, Rule>;
}

/** Runs the unmodified scorer in its own process, which trusts the certificate. */
async function scan(host: string, certFile: string): Promise<Report> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certFile };
  const { stdout } = await promisify(execFile)(process.execPath, [join(HOME, 'src/scan.js'), host], { env });
  return JSON.parse(stdout) as Report;
}

/** `npm run bench headers`: scores the headers of a portal behind https with MDN's Observatory. */
export async function headers(): Promise<boolean> {
  installScorer();
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  const port = await freePort();
  const host = `localhost:${port}`;
  const certificate = makeCertificate(folder);
  const world = await startAsPeopleDo(false, { PUBLIC_URL: `https://${host}`, SECURE_COOKIES: '1' });
  const stop = await startFront(port, world.portal, certificate);
  try {
    const { scan: total, tests, error } = await scan(host, certificate.certFile);
    if (error) throw new Error(`The scorer said: ${error}`);
    console.log(`\nMDN Observatory (${SCORER}) of https://${host}`);
    for (const [name, { result, scoreModifier, pass }] of Object.entries(tests))
      console.log(
        `  ${name.padEnd(32)}${String(scoreModifier).padStart(4)}  ${pass ? '' : 'FAILED '}${result}`,
      );
    const met = total.score >= GOAL;
    console.log(`  score ${total.score} (${total.grade}), goal ≥ ${GOAL}: ${met ? 'met' : 'SHORT'}`);
    return met;
  } finally {
    stop();
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
