import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './console.mjs';

/** Loads variables of `.env`; those of the shell take precedence. */
export function loadDotEnv() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function port(name, standard) {
  const text = process.env[name] || String(standard);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    fail(`${name}=${text} is no port: use 1 to 65535.`);
  return value;
}

/**
 * The portal's public address, the prefix of links.
 * @param {Record<string, string | undefined>} env
 */
export function publicUrl({ PUBLIC_URL, HOST, PORT }) {
  return PUBLIC_URL || `http://${!HOST || HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT || 3000}`;
}

/** Settings and variables of both processes. Secrets that are not set are generated and kept in the data folder. */
export function settings() {
  loadDotEnv();
  const { env } = process;
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const external = Boolean(env.API_BASE_URL);
  const portalPort = port('PORT', 3000);
  const backendPort = port('BACKEND_PORT', 4000);
  if (!external && portalPort === backendPort)
    fail(`PORT and BACKEND_PORT are both ${portalPort}: give them two.`);
  const host = env.HOST || 'localhost';
  // 0.0.0.0 includes the loopback address
  const backendHost = !env.BACKEND_HOST || env.BACKEND_HOST === '0.0.0.0' ? '127.0.0.1' : env.BACKEND_HOST;
  const demo = env.DEMO_DATA ?? (env.DATABASE_URL || external ? '0' : '1');
  const kept = secrets(dataDir);
  return {
    dataDir,
    external,
    host,
    portalPort,
    backendHost,
    backendPort,
    demo: demo === '1' || demo === 'true',
    variables: {
      ...env,
      DATA_DIR: dataDir,
      PORT: String(portalPort),
      HOST: host,
      BACKEND_PORT: String(backendPort),
      PUBLIC_URL: publicUrl(env),
      DEMO_DATA: demo,
      API_BASE_URL: env.API_BASE_URL || `http://${backendHost}:${backendPort}`,
      SESSION_SECRET: env.SESSION_SECRET || kept.session,
      TOKEN_SECRET: env.TOKEN_SECRET || kept.token,
      STATISTICS_TOKEN: env.STATISTICS_TOKEN || (external ? '' : collectorToken(kept.token)),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}

/** Token derived from a secret, so that both processes of a folder share it without a setting. */
function collectorToken(secret) {
  return createHash('sha256').update(`statistics ${secret}`).digest('hex');
}

function secrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) {
      const made = { session: randomBytes(32).toString('hex'), token: randomBytes(32).toString('hex') };
      writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(
      `The data folder ${dataDir} can't be used (${error.code ?? error.message}): set DATA_DIR to a folder you may write.`,
    );
  }
}
