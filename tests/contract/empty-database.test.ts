import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticle, getArticleBySlug, listArticles } from '@/api/articles/endpoints';
import { login } from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import { selectPharmacyCities } from '@/api/select/endpoints';
import { resetPassword } from '@/api/user/endpoints';
import { runCommand } from '@/backend/admin-commands';
import { isEmpty } from '@/backend/db/empty';
import { makeCtx } from '@/backend/http/context';
import { can, PERMISSIONS } from '@/lib/access/permissions';
import { ROLES } from '@/lib/access/roles';
import { BRANDS, PORTAL_NAME } from '@/lib/domain/brands';
import { NEW_TAG } from '@/lib/domain/learning';
import { RECORDING_SECTIONS } from '@/lib/domain/recordings';
import { SCIENCE_CATEGORIES } from '@/lib/domain/science';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

const EMAIL = 'first@company.example';
const PASSWORD = 'Tikhaya-Reka-2026';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const rows = async <T>(query: ReturnType<typeof sql>) =>
  ((await backend.db.execute(query)) as unknown as { rows: T[] }).rows;
const command = (...words: string[]) => runCommand(backend.ctx(), words);
const notes = async (action: string) =>
  rows<{ subject: string; by: string; actor: string | null }>(sql`
    select subject_id as subject, details ->> 'by' as by, actor_id as actor from audit where action = ${action}`);

/** Every call that reads and needs nothing in its path. */
async function statuses(as?: Actor): Promise<[string, number][]> {
  const reading = backend.endpoints.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  expect(reading.length).toBeGreaterThan(30);
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const called = [];
  for (const { path } of reading)
    called.push([path, (await backend.fetch(path, { headers })).status] as [string, number]);
  return called;
}

test('the migrations alone write every role, the permission, brands, sections and the tag, and no person', async () => {
  const [roles, permissions, marks, sections, tags] = await Promise.all([
    rows<{ name: string }>(sql`select name from roles order by id`),
    rows<{ name: string }>(sql`select name from permissions`),
    rows<{ slug: string; name: string; routed: boolean }>(
      sql`select slug, name, is_routing_mark as routed from marks order by position`,
    ),
    rows<{ slug: string }>(sql`select slug from categories order by position`),
    rows<{ slug: string }>(sql`select slug from tags`),
  ]);
  expect(roles.map(({ name }) => name)).toEqual(ROLES);
  const grants = Object.values(PERMISSIONS).flatMap((rule) => ('grants' in rule ? rule.grants : []));
  expect(permissions.map(({ name }) => name)).toEqual([...new Set(grants)]);
  expect(marks).toEqual([
    ...BRANDS.map((brand) => ({ ...brand, routed: true })),
    { slug: PORTAL_BRAND, name: PORTAL_NAME, routed: false },
  ]);
  // a section that the code names and the database has not can be chosen by no author
  expect(sections.map(({ slug }) => slug)).toEqual([...SCIENCE_CATEGORIES, ...RECORDING_SECTIONS]);
  expect(tags.map(({ slug }) => slug)).toEqual([NEW_TAG]);
  expect(await isEmpty(backend.db)).toBe(true);
});

test('no call fails for want of data, whoever asks', async () => {
  for (const as of [undefined, await backend.as(), await backend.as('admin')]) {
    const failed = (await statuses(as)).filter(([, status]) => status >= 500);
    expect(failed).toEqual([]);
  }
});

test('what is no command, no e-mail or no brand is refused with words', async () => {
  await expect(command()).rejects.toThrow('npm run admin -- create');
  await expect(command('delete', EMAIL)).rejects.toThrow('npm run admin -- create');
  await expect(command('create')).rejects.toThrow('is no e-mail');
  await expect(command('create', 'first@')).rejects.toThrow('«first@» is no e-mail');
  await expect(command('raise', EMAIL)).rejects.toThrow(`Nobody has the e-mail ${EMAIL}`);
  await expect(command('brand', 'lk', 'Кабинет')).rejects.toThrow("«lk» can't be a brand");
  await expect(command('brand', 'nuxe')).rejects.toThrow('npm run admin -- brand');
  await expect(command('brand', 'nuxe', 'Nuxe', '--position', 'x')).rejects.toThrow('npm run admin -- brand');
  expect(await rows(sql`select 1 from users where email = ${EMAIL}`)).toEqual([]);
  expect(await rows(sql`select 1 from audit where action in ('admin.created', 'brand.saved')`)).toEqual([]);
});

test('the first admin sets a password by the link, signs in and publishes what a pharmacist reads', async () => {
  const told = await command('create', ' First@Company.example', 'Белова Марина Андреевна');
  const link = new URL(/http\S+/.exec(told)?.[0] ?? '');
  expect([link.pathname, link.searchParams.get('email')]).toEqual(['/login', EMAIL]);
  expect((await backend.call(login, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(422);

  const token = link.searchParams.get('token') ?? '';
  const reset = { email: EMAIL, token, password: PASSWORD };
  expect((await backend.call(resetPassword, { body: reset })).status).toBeLessThan(300);
  expect((await backend.call(resetPassword, { body: reset })).status).toBe(422);
  const { accessToken } = (await backend.call(login, { body: { email: EMAIL, password: PASSWORD } })).value;
  const admin = { token: accessToken };
  const me = (await backend.call(getMe, { as: admin })).value;
  expect(me).toMatchObject({ firstName: 'Марина', lastName: 'Белова', middleName: 'Андреевна' });
  const roles = me.roles.map(({ name }) => name);
  expect(can({ roles, permissions: [] }, 'content.author')).toBe(true);
  expect(await notes('admin.created')).toEqual([{ subject: me.id, by: 'command', actor: null }]);

  const body = {
    title: 'Первая статья',
    brand: 'lrp',
    content: '<p>Здравствуйте!</p>',
    status: 'published' as const,
  };
  const article = (await backend.call(createArticle, { as: admin, body })).value;
  const reader = await backend.as();
  const read = (await backend.call(getArticleBySlug, { as: reader, params: { slug: article.slug } })).value;
  expect(read.content).toContain('Здравствуйте!');
  expect((await backend.call(listArticles, { as: reader })).value.items.map(({ id }) => id)).toEqual([
    article.id,
  ]);
});

test('an e-mail that has an account gets no second one', async () => {
  await expect(command('create', EMAIL)).rejects.toThrow(`npm run admin -- raise ${EMAIL}`);
  expect(await rows(sql`select 1 from users where email = ${EMAIL}`)).toHaveLength(1);
  expect(await notes('admin.created')).toHaveLength(1);
});

test('a person is made an admin once; an archived one is not', async () => {
  const anna = await backend.as();
  expect(await command('raise', anna.email)).toBe(`${anna.email} is an admin now.`);
  expect((await backend.call(getMe, { as: anna })).value.roles.map(({ name }) => name)).toEqual(['admin']);
  await expect(command('raise', anna.email)).rejects.toThrow('is an admin already');
  expect(await notes('admin.raised')).toEqual([{ subject: anna.id, by: 'command', actor: null }]);

  const gone = await backend.as();
  await backend.db.execute(sql`update users set is_archived = true where id = ${gone.id}`);
  await expect(command('raise', gone.email)).rejects.toThrow('is archived');
});

test('a brand is added after the others, then renamed and moved', async () => {
  await command('brand', 'nuxe', 'Nuxe');
  await command('brand', 'vichy', 'Виши', '--position', '9');
  await command('brand', 'nuxe', 'NUXE');
  const line = sql`select concat_ws(' ', slug, name, position, is_routing_mark) as line`;
  const kept = await rows<{ line: string }>(
    sql`${line} from marks where slug in ('nuxe', 'vichy') order by slug`,
  );
  expect(kept.map((row) => row.line)).toEqual(['nuxe NUXE 5 t', 'vichy Виши 9 t']);
  expect(await notes('brand.saved')).toHaveLength(3);
});

test('a pharmacy is added once, with its city and chain: it can be chosen, and somebody registers in it', async () => {
  await expect(command('pharmacy', 'Омск', 'Ромашка', 'Аптека № 1')).rejects.toThrow(
    'npm run admin -- pharmacy',
  );
  await expect(command('pharmacy', 'О', 'Р', 'А', 'у', '--zone', 'Asia/Nowhere')).rejects.toThrow(
    '«Asia/Nowhere» is no time zone',
  );
  const given = ['pharmacy', 'Омск', 'Ромашка', 'Аптека № 1', 'ул. Ленина, 1'];
  expect(await command(...given, '--zone', 'Asia/Omsk')).toBe('«Аптека № 1» in Омск can be chosen.');
  expect(await command(...given)).toBe('«Аптека № 1» in Омск is there already.');
  await command('pharmacy', 'Омск', 'Ромашка', 'Аптека № 2', 'ул. Мира, 2');
  expect(await notes('pharmacy.added')).toHaveLength(2);
  expect(await rows(sql`select time_zone from cities where name = 'Омск'`)).toEqual([
    { time_zone: 'Asia/Omsk' },
  ]);
  expect(await rows(sql`select 1 from chains where name = 'Ромашка'`)).toHaveLength(1);
  const cities = (await backend.call(selectPharmacyCities, { query: { name: 'омс' } })).value.items;
  expect(cities.map(({ name }) => name)).toEqual(['Омск']);
});

test('with a mail server the link goes by letter and is not printed; a letter that did not go is told', async () => {
  const { config } = backend.deps;
  const facts = { requestId: 'test', ip: '', userAgent: '', idempotencyKey: '' };
  const served = (send: (letter: { to: string; text: string }) => Promise<void>) =>
    makeCtx(
      { ...backend.deps, config: { ...config, SMTP_URL: 'smtp://localhost' }, mail: { send } },
      null,
      facts,
    );
  const sent: { to: string; text: string }[] = [];
  const told = await runCommand(
    served(async (letter) => void sent.push(letter)),
    ['create', 'second@company.example'],
  );
  expect(told).not.toContain('token=');
  expect(sent).toMatchObject([
    { to: 'second@company.example', text: expect.stringContaining('token=') as string },
  ]);
  const refused = served(() => Promise.reject(new Error('no server')));
  expect(await runCommand(refused, ['create', 'third@company.example'])).toContain('token=');
});
