import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, read } from './files';

/** Instructions of the Dockerfile in order, continued lines joined, comments removed. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [word = '', ...rest] = line.split(' ');
    return { word, text: rest.join(' ') };
  });
const all = (word: string) => instructions.filter((one) => one.word === word).map(({ text }) => text);
/** Instructions of the final stage, the image itself. */
const image = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'));
const last = (word: string) => image.findLast((one) => one.word === word)?.text ?? '';
const settings = all('ENV')
  .flatMap((text) => text.split(' '))
  .map((pair) => pair.split('='));

interface Service {
  image?: string;
  ports?: string[];
  environment: Record<string, string | number>;
  volumes: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
}
const compose = parse(read('compose.yaml')) as {
  services: Record<'portal' | 'database', Service>;
  volumes: Record<string, unknown>;
};
const { portal, database } = compose.services;

const example = new Map(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);
const SECRET = /PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL/;
const { engines, scripts, devDependencies } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('base images are pinned to a version and a distribution; the Node is the one the project names', () => {
  const bases = all('FROM').map((text) => text.split(' ')[0] ?? '');
  for (const base of [...bases, database.image ?? '']) expect(base).toMatch(/^[a-z]+:\d+(\.\d+)*-[a-z]+/);
  const major = /\d+/.exec(engines.node)?.[0];
  for (const base of bases) expect(base).toMatch(new RegExp(`^node:${major}-`));
});

test('the image runs as somebody without rights over it, and says whether it is well', () => {
  expect(last('USER')).toBe('node');
  expect(image.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
    image.findLastIndex(({ word }) => word === 'RUN'),
  );
  expect(last('HEALTHCHECK')).toMatch(/--start-period=\d+s.*CMD \["node", .*\/healthz/);
  expect(JSON.parse(last('CMD'))).toEqual(['node', 'scripts/start.mjs']);
});

test('every command and file of the Dockerfile is there', () => {
  const called = all('RUN').flatMap((text) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
  );
  expect(called.filter((name) => !scripts[name ?? ''])).toEqual([]);
  const copied = all('COPY')
    .filter((text) => !text.startsWith('--from'))
    .flatMap((text) => text.split(' ').slice(0, -1));
  const known = new Set(files(/^[^/]+$/));
  expect(copied.filter((name) => name !== '.' && !known.has(name))).toEqual([]);
});

/** Entry points of a container: the start, the portal, its settings and the backend. */
const RUN = ['scripts/start.mjs', 'scripts/portal.ts', 'next.config.ts', 'backend/server.ts'];

test('what the container runs imports no package that its image leaves out', async () => {
  expect(all('RUN').join(' ')).toContain('npm prune --omit=dev');
  const { metafile } = await build({
    ...{ entryPoints: RUN, bundle: true, write: false, metafile: true, outdir: 'out' },
    ...{ packages: 'external', platform: 'node', format: 'esm', logLevel: 'error' },
  });
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ path, external }) => (external ? [/^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path] : []));
  expect(packages).toEqual(expect.arrayContaining(['next', 'hono', 'sharp']));
  expect(new Set(packages.filter((name) => name in devDependencies))).toEqual(new Set());
});

test('no secret is in the image or in compose: it is given from outside', () => {
  expect(settings.filter(([name = '']) => SECRET.test(name))).toEqual([]);
  expect(all('ARG').filter((text) => SECRET.test(text))).toEqual([]);
  const given = [portal, database].flatMap(({ environment }) => Object.entries(environment));
  const written = given.filter(
    ([name, value]) => SECRET.test(name) && !/\$\{POSTGRES_PASSWORD:\?/.test(String(value)),
  );
  expect(written).toEqual([]);
  const kept = read('.dockerignore').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['.env', '.env.local', '.git', '.data', 'node_modules']));
});

test('names of variables are those of .env.example, ports and folders the same throughout', () => {
  const OWN = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];
  const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const named = [...settings.map(([name = '']) => name), ...Object.keys(portal.environment), ...asked];
  expect(
    named.filter((name) => !example.has(name) && !OWN.includes(name) && name !== 'POSTGRES_PASSWORD'),
  ).toEqual([]);

  const port = example.get('PORT') ?? '';
  expect(last('EXPOSE')).toBe(port);
  expect(String(portal.environment.PORT)).toBe(port);
  expect(portal.ports).toEqual([`\${PORT:-${port}}:${port}`]);

  const folder = last('VOLUME');
  expect(Object.fromEntries(settings.slice(-3))).toMatchObject({ DATA_DIR: folder, HOST: '0.0.0.0' });
  expect(portal.environment).toMatchObject({ DATA_DIR: folder, HOST: '0.0.0.0' });
  expect(portal.volumes.map((volume) => volume.split(':')[1])).toEqual([folder]);
});

test('the portal waits for a database that only it reaches, and both keep what they hold', () => {
  expect(database.healthcheck).toBeDefined();
  expect(database.ports).toBeUndefined();
  expect(portal.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  const mounted = [portal, database].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]));
  expect(mounted).toEqual(Object.keys(compose.volumes));
});
