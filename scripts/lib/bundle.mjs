import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './console.mjs';
import { writeWhole } from './write-whole.mjs';

/** A file finds what lies beside it by its own address, wherever the bundle is written. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]backend[\\/].*\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file).href),
      ),
    }));
  },
};

/**
 * One entry as a few plain files, made in half a second; answers the file to run. Loading a thousand TypeScript
 * files one by one would cost a second of every start, and a restart after a crash has three.
 */
async function bundle(name, entry) {
  const outdir = path.join(root, '.cache', name);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    sourcemap: true,
    plugins: [ownAddress],
    logLevel: 'error',
    write: false,
  });
  const main = path.join(outdir, `${path.basename(entry, '.ts')}.mjs`);
  const write = (files) => Promise.all(files.map((file) => writeWhole(file.path, file.contents)));
  // the entry last: its parts are there when somebody starts it
  await write(outputFiles.filter((file) => file.path !== main));
  await write(outputFiles.filter((file) => file.path === main));
  return main;
}

export const bundleBackend = () => bundle('backend', 'backend/server.ts');

/** The portal's HTTP server; the pages behind it are Next's own build. */
export const bundlePortal = () => bundle('portal', 'scripts/portal.ts');
