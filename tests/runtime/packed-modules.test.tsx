import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withBridge } from '@/backend/services/packages/scorm-page';
import { packPage } from '@/lib/pwa/pack/pack-page';
import { givenPackage, PACK } from '../helpers/given-package';

const require = createRequire(import.meta.url);
const ROOT = 'backend/demo/content/modules';
const slugs = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'index.html')));
const bytesOf = (path: string) => new Uint8Array(readFileSync(path));

/** Files of a module's package, and those that the backend adds. */
function filesOf(slug: string): Record<string, string | Uint8Array<ArrayBuffer>> {
  const folder = (path: string, prefix = '') =>
    readdirSync(path).map((name) => [prefix + name, bytesOf(join(path, name))] as const);
  const fonts = ['cyrillic', 'latin'].map(
    (name) =>
      [
        `runtime/onest-${name}.woff2`,
        bytesOf(require.resolve(`@fontsource-variable/onest/files/onest-${name}-wght-normal.woff2`)),
      ] as const,
  );
  const files = Object.fromEntries([
    ...folder(join(ROOT, slug)),
    ...folder(join(ROOT, 'runtime'), 'runtime/'),
    ...fonts,
  ]);
  const manifest = files['imsmanifest.xml'];
  if (!manifest) return files;
  const format = new TextDecoder().decode(manifest).includes('2004') ? 'scorm-2004' : 'scorm-1.2';
  return {
    ...files,
    'index.html': new Uint8Array(withBridge(readFileSync(join(ROOT, slug, 'index.html')), format, null)),
    'runtime/scorm-1.2.js': bytesOf(require.resolve('scorm-again/scorm12/min')),
    'runtime/scorm-2004.js': bytesOf(require.resolve('scorm-again/scorm2004/min')),
    'runtime/scorm-frame.js': bytesOf('backend/services/packages/runtime/scorm-frame.js'),
    'runtime/scorm-bridge.js': bytesOf('backend/services/packages/runtime/scorm-bridge.js'),
  };
}

test('there are modules', () => expect(slugs.length).toBeGreaterThanOrEqual(8));

test.each(slugs)('%s becomes one document that asks for nothing', async (slug) => {
  const asked = givenPackage(filesOf(slug));
  const html = await packPage(`${PACK}/index.html`);
  expect(html.length).toBeLessThan(3 * 1024 * 1024);
  expect(asked.length).toBeGreaterThan(8);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const left = [...page.querySelectorAll('[src], link')].filter(
    (element) => !element.getAttribute('src')?.startsWith('data:'),
  );
  expect(left).toEqual([]);
  expect(page.querySelector('style')?.textContent).toContain('data:font/woff2;base64,');
});
