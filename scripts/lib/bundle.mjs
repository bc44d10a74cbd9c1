import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './console.mjs';
import { writeWhole } from './write-whole.mjs';

/** Replaces a module's own address by its source path: it finds its neighbouring files wherever the bundle is. */
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
 * Bundles one entry into a few plain files in half a second; returns the file to run. Loading a thousand TypeScript
 * files one by one would add a second to every start, and a restart after a crash has three.
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
  // the entry is written last, so that its parts exist when it is started
  await write(outputFiles.filter((file) => file.path !== main));
  await write(outputFiles.filter((file) => file.path === main));
  return main;
}

export const bundleBackend = () => bundle('backend', 'backend/server.ts');

/** Bundles the portal's HTTP server; the pages behind it are Next's own build. */
export const bundlePortal = () => bundle('portal', 'scripts/portal.ts');
