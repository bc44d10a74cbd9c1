import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema/users';
import { SECTIONS } from '@/backend/services/account/export-readme';
import { PERSONAL_COLUMNS } from '@/backend/services/account/personal-tables';
import { files } from './files';

const modules = await Promise.all(
  files(/^backend\/db\/schema\/[a-z-]+\.ts$/).map(
    async (name) => (await import(/* @vite-ignore */ `../../${name}`)) as Record<string, unknown>,
  ),
);
const tables = [
  ...new Set(modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))),
];

const nameOf = (table: PgTable, column: PgColumn) => `${getTableConfig(table).name}.${column.name}`;

/** Columns that refer to a person: by a foreign key, or, in the collector's tables, by name only. */
function personal(table: PgTable): PgColumn[] {
  const { foreignKeys, columns } = getTableConfig(table);
  const keyed = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === (users as PgTable))
    .flatMap((reference) => reference.columns);
  return [...new Set([...keyed, ...columns.filter(({ name }) => name === 'userId')])];
}

test('every column that names a person is decided on: exported or not and why, erased or not and why', () => {
  expect(tables.length).toBeGreaterThan(40);
  const needed = [
    'users.id',
    ...tables.flatMap((table) => personal(table).map((column) => nameOf(table, column))),
  ];
  const decided = PERSONAL_COLUMNS.map(({ table, column }) => nameOf(table, column));
  expect([...new Set(decided)].sort()).toEqual([...new Set(needed)].sort());
  expect(decided.filter((name, at) => decided.indexOf(name) !== at)).toEqual([]);
});

test('what is exported has its own file, named in Russian in the read-me', () => {
  const names = PERSONAL_COLUMNS.flatMap((part) => (typeof part.export === 'string' ? [part.export] : []));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect([...names, 'order-items'].sort()).toEqual(Object.keys(SECTIONS).sort());
});

test('no secret of a session or a password is exported', () => {
  const shown = PERSONAL_COLUMNS.filter(
    (part) => typeof part.export === 'string' && part.table !== (users as PgTable),
  );
  const secrets = shown.flatMap(({ table, secret = [] }) =>
    getTableConfig(table)
      .columns.filter(({ name }) => /hash|secret|p256dh|auth$/i.test(name))
      .filter(({ name }) => !secret.some((hidden) => hidden === name))
      .map((column) => nameOf(table, column)),
  );
  expect(secrets).toEqual([]);
});
