import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPackage } from '@/api/modules/endpoints';
import { contentPackages } from '@/backend/db/schema/packages';
import type { FileStore } from '@/backend/files/store';
import { zipOf } from '@/backend/files/zip';
import type { Ctx } from '@/backend/http/context';
import { fillScorm } from '@/backend/services/packages/fill-scorm';
import { packageKey } from '@/backend/services/packages/package-files';
import { uploadPackage as sendAgain } from '@/backend/services/packages/upload-package';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { HOSTILE, rawZip } from '../helpers/hostile-zips';

let backend: TestBackend;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const page = (body: string) =>
  Buffer.from(`<!doctype html><html><head><title>М</title></head><body>${body}</body></html>`);
const manifest = (version: string, href = 'sco/start.html') =>
  Buffer.from(`<?xml version="1.0"?>
  <manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
    <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
    <organizations default="o"><organization identifier="o"><item identifier="i" identifierref="r"/></organization></organizations>
    <resources><resource identifier="other" href="no.html"/><resource identifier="r" adlcp:scormtype="sco" href="${href}?x=1"/></resources>
  </manifest>`);

const upload = (bytes: Buffer, as: Actor = admin, name = 'module.zip') =>
  backend.call(uploadPackage, { as, body: { file: new File([new Uint8Array(bytes)], name) } });

const rowOf = async (id: string) => {
  const [row] = await backend.db.select().from(contentPackages).where(eq(contentPackages.id, id));
  if (!row) throw new Error(`No package ${id}`);
  return row;
};

const stored = () => {
  try {
    const folder = join(backend.deps.config.DATA_DIR, 'files', 'packages');
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  } catch {
    return 0;
  }
};

function gateOf(): { promise: Promise<void>; open: () => void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}

/** A store that has room for one file more. */
function fullStore(): FileStore {
  let room = 1;
  const put: FileStore['put'] = (...given) => {
    room -= 1;
    return room < 0 ? Promise.reject(new Error('no space left')) : backend.deps.files.put(...given);
  };
  return { ...backend.deps.files, put };
}
/** An admin's call with another store; the database is asked for at each use, so it is not copied. */
const withFiles = (files: FileStore) => Object.create(backend.ctx(admin), { files: { value: files } }) as Ctx;

describe('who may', () => {
  test('nobody without a session, and authors alone', async () => {
    const body = { file: new File(['x'], 'x.zip') };
    expect((await backend.call(uploadPackage, { body })).status).toBe(401);
    expect((await backend.call(uploadPackage, { as: await backend.as('trainer'), body })).status).toBe(403);
  });
});

describe('what is refused, with a reason, and leaves nothing behind', () => {
  test('there are more than twenty', () => expect(HOSTILE.length).toBeGreaterThan(20));

  test.each(HOSTILE)('%s: %s', async (_, reason, make) => {
    const before = stored();
    const called = await upload(make());
    expect([called.status, called.errors[0]?.code]).toEqual([422, reason]);
    expect(called.errors[0]?.detail).toMatch(/[а-я]/);
    expect(called.errors[0]?.source?.pointer).toBe('/data/attributes/file');
    expect(stored()).toBe(before);
  });

  test('a file above 50 MB', async () => {
    const called = await upload(Buffer.alloc(51 * 1024 * 1024));
    expect(called.status).toBe(413);
  });

  test('no file at all', async () => {
    const called = await backend.call(uploadPackage, { as: admin, body: { file: new File([], 'x.zip') } });
    expect([called.status, called.errors[0]?.code]).toEqual([422, 'file-missing']);
  });
});

describe('a package', () => {
  test('is unpacked, named by its content, and the same file is the same package', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('Привет') },
      { name: 'картинки/фон 1.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { name: '__MACOSX/._index.html', bytes: Buffer.from('junk') },
    ]);
    const first = (await upload(zip)).value;
    expect(first).toMatchObject({
      format: 'plain',
      indexFile: 'index.html',
      filesCount: 2,
      name: 'module.zip',
    });
    expect(first.id).toMatch(/^[0-9a-f]{32}$/);
    expect((await upload(zip, admin, 'again.zip')).value.id).toBe(first.id);
    const rows = await backend.db.select().from(contentPackages).where(eq(contentPackages.id, first.id));
    expect(rows).toHaveLength(1);

    const served = await backend.fetch(`/modules-files/${first.id}/${encodeURI('картинки/фон 1.svg')}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await backend.fetch(`/modules-files/${first.id}/__MACOSX/._index.html`)).status).toBe(404);
  });

  test('that is in use loses nothing when it is sent again and the store fails', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('Живой') },
      { name: 'a.txt', bytes: Buffer.from('а') },
    ]);
    const { id, executableFile } = (await upload(zip)).value;
    const again = withFiles(fullStore());
    await expect(sendAgain(again, new File([new Uint8Array(zip)], 'again.zip'))).resolves.toMatchObject({
      id,
    });
    expect((await backend.fetch(executableFile)).status).toBe(200);
    expect((await backend.fetch(`/modules-files/${id}/a.txt`)).status).toBe(200);
  });

  test('that lost a file of the store is whole again when it is sent again', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('Потеря') },
      { name: 'a.txt', bytes: Buffer.from('а') },
    ]);
    const { id } = (await upload(zip)).value;
    await backend.deps.files.remove(packageKey(id, 'a.txt'));
    expect((await backend.fetch(`/modules-files/${id}/a.txt`)).status).toBe(404);
    expect((await upload(zip)).status).toBe(200);
    expect((await backend.fetch(`/modules-files/${id}/a.txt`)).status).toBe(200);
  });

  test('sent twice at once, the one that fails takes nothing from the other', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('Двое') },
      { name: 'a.txt', bytes: Buffer.from('а') },
    ]);
    const file = () => new File([new Uint8Array(zip)], 'two.zip');
    const { promise: gate, open } = gateOf();
    const { promise: half, open: reached } = gateOf();
    let puts = 0;
    const slow: FileStore['put'] = async (...given) => {
      puts += 1;
      if (puts === 2) {
        reached();
        await gate;
      }
      return backend.deps.files.put(...given);
    };
    const first = sendAgain(withFiles({ ...backend.deps.files, put: slow }), file());
    await half;
    await expect(sendAgain(withFiles(fullStore()), file())).rejects.toThrow();
    open();
    expect((await backend.fetch((await first).executableFile)).status).toBe(200);
  });

  test('that can’t be stored whole leaves nothing behind', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('Половина') },
      { name: 'a.txt', bytes: Buffer.from('а') },
    ]);
    const before = stored();
    const ctx = withFiles(fullStore());
    await expect(sendAgain(ctx, new File([new Uint8Array(zip)], 'half.zip'))).rejects.toThrow();
    expect(stored()).toBe(before);
  });

  test('runs in a sandbox of its own, without the portal’s origin', async () => {
    const { executableFile } = (await upload(await zipOf([{ name: 'index.html', bytes: page('Сам') }])))
      .value;
    const served = await backend.fetch(executableFile);
    const policy = served.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('set-cookie')).toBeNull();
    expect(await served.text()).toContain('Сам');
  });

  test.each([
    ['1.2', 'scorm-1.2'],
    ['2004 4th Edition', 'scorm-2004'],
    ['CAM 1.3', 'scorm-2004'],
  ] as const)(
    'of SCORM %s opens at its first item, the run-time before its scripts',
    async (version, format) => {
      const zip = await zipOf([
        { name: 'imsmanifest.xml', bytes: manifest(version) },
        { name: 'no.html', bytes: page('нет') },
        { name: 'sco/start.html', bytes: page('<script>begin()</script>') },
      ]);
      const made = (await upload(zip)).value;
      expect(made).toMatchObject({ format, indexFile: 'sco/start.html' });
      // the course reads its own address
      expect(made.executableFile).toBe(`/modules-files/${made.id}/sco/start.html?x=1`);
      expect(made).not.toHaveProperty('scorm');
      const html = await (await backend.fetch(made.executableFile)).text();
      const [runtime, bridge] = [
        html.indexOf(`/modules-files/runtime/${format}.js`),
        html.indexOf('scorm-bridge.js'),
      ];
      expect(runtime).toBeGreaterThan(html.indexOf('<head>'));
      expect(bridge).toBeGreaterThan(runtime);
      expect(html.indexOf('begin()')).toBeGreaterThan(bridge);
      for (const name of [`${format}.js`, 'scorm-frame.js', 'scorm-bridge.js']) {
        const script = await backend.fetch(`/modules-files/runtime/${name}`);
        expect([script.status, script.headers.get('content-type')]).toEqual([
          200,
          'text/javascript; charset=utf-8',
        ]);
      }
    },
  );

  test('of SCORM that came in before its course was kept gets it from the store, once', async () => {
    const zip = await zipOf([
      { name: 'imsmanifest.xml', bytes: manifest('1.2') },
      { name: 'sco/start.html', bytes: page('старый') },
    ]);
    const { id } = (await upload(zip)).value;
    const lost = { ...(await rowOf(id)), id: 'f'.repeat(32) };
    await backend.db.insert(contentPackages).values({ ...lost, scorm: null });
    await backend.db.update(contentPackages).set({ scorm: null }).where(eq(contentPackages.id, id));
    const held: FileStore = {
      ...backend.deps.files,
      open: (key) =>
        key.includes(lost.id) ? Promise.reject(new Error('held')) : backend.deps.files.open(key),
    };
    await fillScorm({ ...backend.deps, files: held });
    expect((await rowOf(id)).scorm).toEqual({ query: '?x=1', launchData: '', mastery: null });
    expect((await rowOf(lost.id)).scorm).toBeNull();
    await fillScorm(backend.deps);
    // its manifest is gone: there is nothing more to ask it
    expect((await rowOf(lost.id)).scorm).toEqual({ query: '', launchData: '', mastery: null });
    expect((await upload(zip)).value.executableFile).toBe(`/modules-files/${id}/sco/start.html?x=1`);
    const plain = (await upload(await zipOf([{ name: 'index.html', bytes: page('без курса') }]))).value;
    expect((await rowOf(plain.id)).scorm).toBeNull();
  });

  test('whose manifest names a page that is not there is refused', async () => {
    const called = await upload(rawZip([{ name: 'imsmanifest.xml', bytes: manifest('1.2', 'gone.html') }]));
    expect(called.errors[0]?.code).toBe('index-missing');
  });

  test.each([
    '/modules-files/',
    '/modules-files/runtime/app.js',
    '/modules-files/runtime/constructor',
    '/modules-files/0123456789abcdef0123456789abcdef/index.html',
    '/modules-files/..%2f..%2fportal/PG_VERSION',
    '/modules-files/0123456789abcdef0123456789abcdef/..%2f..%2findex.html',
    '/modules-files/%E0%A4%A',
  ])('%s is nobody’s', async (path) => {
    expect((await backend.fetch(path)).status).toBe(404);
  });

  test('a part of a file can be asked for', async () => {
    const zip = await zipOf([
      { name: 'index.html', bytes: page('') },
      { name: 'a.txt', bytes: Buffer.from('0123456789') },
    ]);
    const { id } = (await upload(zip)).value;
    const part = await backend.fetch(`/modules-files/${id}/a.txt`, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const beyond = await backend.fetch(`/modules-files/${id}/a.txt`, { headers: { range: 'bytes=90-' } });
    expect(beyond.status).toBe(416);
  });
});
