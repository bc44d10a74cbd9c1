import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { extensionOf, PACKAGE_ROOT, PACKAGE_TYPES } from '@/lib/domain/packages';
import { contentPackages } from '../db/schema/packages';
import type { StoredFile } from '../files/store';
import { packageKey } from '../services/packages/package-files';
import { withBridge } from '../services/packages/scorm-page';
import { notFound } from './app-error';
import type { Deps } from './context';
import type { AppContext } from './mount';
import { PACKAGE_POLICY } from './package-policy';
import { sendFile } from './send-file';

const require = createRequire(import.meta.url);
const ours = (name: string) =>
  fileURLToPath(new URL(`../services/packages/runtime/${name}`, import.meta.url));
/** The portal's scripts that SCORM pages load before their own; no package has these names. */
const RUNTIME: Readonly<Record<string, () => string>> = {
  'scorm-frame.js': () => ours('scorm-frame.js'),
  'scorm-bridge.js': () => ours('scorm-bridge.js'),
  'scorm-1.2.js': () => require.resolve('scorm-again/scorm12/min'),
  'scorm-2004.js': () => require.resolve('scorm-again/scorm2004/min'),
};
const DAY = 86_400;
const isPage = (name: string) => /^html?$/.test(extensionOf(name));

/** Headers of every answer, so that no page of a package ever gets the portal's origin. */
function headersOf(type: string, cache: string): Headers {
  return new Headers({
    'content-type': type,
    'cache-control': cache,
    'content-security-policy': PACKAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // the frame has an opaque origin, so its own fonts and modules are cross-origin to it
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  });
}

/** `/modules-files/{package}/{file…}`, decoded once; undefined for anything else. */
function addressOf(path: string): { id: string; name: string } | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path.slice(PACKAGE_ROOT.length + 1));
  } catch {
    return undefined;
  }
  const [id = '', ...rest] = decoded.split('/');
  const name = rest.join('/');
  return /^([0-9a-f]{32}|runtime)$/.test(id) && name ? { id, name } : undefined;
}

async function runtimeFile(name: string): Promise<Response> {
  const find = Object.hasOwn(RUNTIME, name) ? RUNTIME[name] : undefined;
  if (!find) throw notFound();
  const headers = headersOf(PACKAGE_TYPES.js ?? '', `public, max-age=${DAY}`);
  return new Response(new Uint8Array(await readFile(find())), { headers });
}

/** Puts the run-time before the first script of a SCORM package's page. */
async function page(deps: Deps, id: string, file: StoredFile): Promise<Response> {
  const [row] = await deps.database.db
    .select({ format: contentPackages.format, scorm: contentPackages.scorm })
    .from(contentPackages)
    .where(eq(contentPackages.id, id));
  if (!row) throw notFound();
  const bytes = await buffer(await file.read());
  const headers = headersOf(PACKAGE_TYPES.html ?? '', 'no-cache');
  const body = row.format === 'plain' ? bytes : withBridge(bytes, row.format, row.scorm);
  return new Response(new Uint8Array(body), { headers });
}

/** Serves unpacked packages. Files under an address, a hash, never change; only pages may, with the bridge. */
export function packageHandler(deps: Deps) {
  return async (c: AppContext): Promise<Response> => {
    const address = addressOf(new URL(c.req.url).pathname);
    if (!address) throw notFound();
    const { id, name } = address;
    if (id === 'runtime') return runtimeFile(name);
    const type = PACKAGE_TYPES[extensionOf(name)];
    const file = type ? await deps.files.open(packageKey(id, name)) : undefined;
    if (!type || !file) throw notFound();
    if (isPage(name)) return page(deps, id, file);
    const headers = headersOf(type, 'public, max-age=31536000, immutable');
    headers.set('etag', `"${packageKey(id, name).slice(-20, -4)}"`);
    return sendFile(c, file, headers);
  };
}
