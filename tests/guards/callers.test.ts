import { expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { nameOf } from '../helpers/calls-log';
import { files, read } from './files';
import { SPECIFIED } from './specified';

const AUTHORING = 'authored by call until its editor is there (decision 5)';
const OTHER_SERVER = 'another server calls it: hand-off of a session (docs/security.md)';
/** Endpoints that neither the portal calls nor the specification names, with their purpose. */
const WITHOUT_CALLER: Readonly<Record<string, string>> = {
  issueExternalToken: OTHER_SERVER,
  exchangeCode: OTHER_SERVER,
  deleteArticle: 'takes a draft away for good; the editor archives (decision 5)',
  listAuthoredWords: AUTHORING,
  getWord: AUTHORING,
  createWord: AUTHORING,
  updateWord: AUTHORING,
  deleteWord: AUTHORING,
  manageModules: AUTHORING,
  createModule: AUTHORING,
  updateModule: AUTHORING,
  uploadPackage: AUTHORING,
  createPage: AUTHORING,
  updatePage: AUTHORING,
  revokeCertificate: 'an admin takes a wrong certificate back (decision 14)',
  listProgrammeTotals: 'another core closes the programme by it (decision 26)',
  getRun: 'a client that started a run asks for it alone (decision 11)',
};

const endpoints = await Promise.all(
  files(/^api\/[a-z]+\/endpoints\.ts$/).map(
    async (name) => (await import(/* @vite-ignore */ `../../${name}`)) as Record<string, Endpoint>,
  ),
).then((modules) =>
  modules.flatMap((module) => Object.entries(module)).filter(([, { path }]) => typeof path === 'string'),
);

const words = new Set(
  files(/^(api|app|components|lib|worker)\/.*\.tsx?$|^(middleware|instrumentation)\.ts$/)
    .filter((name) => !/\.test\.tsx?$|\/endpoints\.ts$/.test(name))
    .flatMap((name) => read(name).match(/\b[a-z]\w+\b/g) ?? []),
);
const uncalled = endpoints.filter(([name]) => !words.has(name));

test('an endpoint that the portal does not call is in the specification, or has a reason here', () => {
  const unexplained = uncalled.filter(
    ([name, endpoint]) => !SPECIFIED.includes(nameOf(endpoint)) && !WITHOUT_CALLER[name],
  );
  expect(unexplained.map(([name]) => name)).toEqual([]);
});

test('no reason is kept for what has a caller by now, is specified, or is gone', () => {
  const known = uncalled
    .filter(([, endpoint]) => !SPECIFIED.includes(nameOf(endpoint)))
    .map(([name]) => name);
  expect(Object.keys(WITHOUT_CALLER).filter((name) => !known.includes(name))).toEqual([]);
});
