import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '@/backend/db/migrate';
import { applyRepeatable, REPEATABLE } from '@/backend/db/repeatable';
import type { Database } from '@/backend/db/types';
import { openTestDatabase } from '../helpers/backend-database';
import { openDatabaseBefore } from '../helpers/earlier-database';

/** The last migration before these files were; none after it may define what they hold. */
const SINCE = '0037_directory_words';
const FILES = readdirSync(REPEATABLE).sort();
const DEFINED = /CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW) (\w+)/g;
const namesIn = (text: string) => [...text.matchAll(DEFINED)].map(([, name]) => name);
const repeated = FILES.flatMap((name) => namesIn(readFileSync(join(REPEATABLE, name), 'utf8')));

let database: Database;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portal-repeatable-'));
  cpSync(REPEATABLE, folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

const read = async <T>({ db }: Database, query: SQL) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;
const definitions = (of: Database) =>
  read<{ name: string; body: string }>(
    of,
    sql`select proname as name, pg_get_functiondef(oid) as body from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang in
        (select oid from pg_language where lanname in ('sql', 'plpgsql'))
      union all select viewname, definition from pg_views where schemaname = 'public' order by 1, 2`,
  );
const answer = async () => (await read<{ said: string }>(database, sql`select said() as said`))[0]?.said;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const says = (word: string) =>
  `CREATE OR REPLACE FUNCTION said() RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$;`;

test('a migrated database has all of them, and nothing is left to apply', async () => {
  expect(await applyRepeatable(database.db)).toEqual([]);
  const known = new Set((await definitions(database)).map(({ name }) => name));
  expect(repeated.filter((name) => name && !known.has(name))).toEqual([]);
});

test('a database of the time before the files ends up the same', async () => {
  const earlier = await openDatabaseBefore(SINCE);
  await earlier.migrate();
  const [then, now] = [await definitions(earlier), await definitions(database)];
  await earlier.close();
  expect(then).toEqual(now);
});

test('a file is applied when it is new and when it has changed, once, the others not again', async () => {
  write('said.sql', `${says('one')}\n--> statement-breakpoint\nSELECT 1;`);
  expect(await applyRepeatable(database.db, folder)).toEqual(['said.sql']);
  expect(await answer()).toBe('one');
  write('said.sql', says('two'));
  expect(await applyRepeatable(database.db, folder)).toEqual(['said.sql']);
  expect(await answer()).toBe('two');
  write('said.sql', says('two').replaceAll('\n', '\r\n'));
  expect(await applyRepeatable(database.db, folder)).toEqual([]);
});

test('one wrong file leaves every file as it was, until it is mended', async () => {
  write('a-said.sql', says('one'));
  write('b-wrong.sql', 'CREATE OR REPLACE VIEW nothing AS SELECT * FROM nowhere;');
  await expect(applyRepeatable(database.db, folder)).rejects.toThrow();
  expect(await read(database, sql`select 1 from pg_proc where proname = 'said'`)).toEqual([]);
  write('b-wrong.sql', 'SELECT 1;');
  expect(await applyRepeatable(database.db, folder)).toEqual(['a-said.sql', 'b-wrong.sql']);
  expect(await answer()).toBe('one');
});

test('no migration since then defines what a repeatable file holds', () => {
  const later = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > SINCE);
  const twice = later.flatMap((name) =>
    namesIn(readFileSync(join(MIGRATIONS, name), 'utf8')).filter((one) => repeated.includes(one)),
  );
  expect(twice).toEqual([]);
  expect(new Set(repeated).size).toBe(repeated.length);
});
