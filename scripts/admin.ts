/** `npm run admin -- create|raise|brand|pharmacy …`: commands for the operator of an empty database. */
import { runCommand } from '../backend/admin-commands';
import { readConfig } from '../backend/config';
import { makeDeps } from '../backend/deps';
import { makeCtx } from '../backend/http/context';
import { publicUrl } from './lib/settings.mjs';

async function main(): Promise<void> {
  const config = readConfig({ ...process.env, PUBLIC_URL: publicUrl(process.env) });
  const deps = await makeDeps({ ...config, LOG_LEVEL: 'error' });
  try {
    const facts = { requestId: crypto.randomUUID(), ip: '', userAgent: '', idempotencyKey: '' };
    console.log(await runCommand(makeCtx(deps, null, facts), process.argv.slice(2)));
  } finally {
    await deps.database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
