import { expect, test } from 'vitest';
import { leftToOtherEngine, ON_PGLITE, ON_PGLITE_ALONE } from '../helpers/engines.mjs';
import { files, read } from './files';

const contracts = files(/^tests\/contract\/[^/]+\.test\.ts$/);
const named = [...Object.entries(ON_PGLITE), ...Object.entries(ON_PGLITE_ALONE)];

test('every contract file runs on one engine at least, those of the list on theirs', () => {
  const [postgres, pglite] = ['postgres', 'pglite'].map((engine) => {
    const left = leftToOtherEngine(engine, contracts);
    return contracts.filter((file) => !left.includes(file));
  });
  expect([...new Set([...(postgres ?? []), ...(pglite ?? [])])].sort()).toEqual([...contracts].sort());
  expect(pglite).toHaveLength(named.length);
  expect(postgres).toHaveLength(contracts.length - Object.keys(ON_PGLITE_ALONE).length);
});

test('the list names files that are there, each once and with its reason', () => {
  const names = named.map(([name]) => name);
  expect(names.filter((name) => !contracts.includes(`tests/contract/${name}.test.ts`))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(named.filter(([, reason]) => reason.length < 5)).toEqual([]);
});

test('a file with tests for PGlite alone is on the list', () => {
  const forPglite = contracts.filter((file) => {
    const text = read(file);
    return /skipIf\((postgres|testEngine\(\) === 'postgres')|runIf\((pglite|testEngine\(\) === 'pglite')/.test(
      text,
    );
  });
  expect(forPglite).not.toEqual([]);
  expect(leftToOtherEngine('pglite', contracts).filter((file) => forPglite.includes(file))).toEqual([]);
});

test('a file with tests for PostgreSQL alone runs there', () => {
  const forPostgres = contracts.filter((file) =>
    /runIf\((postgres|testEngine\(\) === 'postgres')/.test(read(file)),
  );
  expect(forPostgres).not.toEqual([]);
  expect(leftToOtherEngine('postgres', contracts).filter((file) => forPostgres.includes(file))).toEqual([]);
});
