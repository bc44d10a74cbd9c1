import { describe, expect, test } from 'vitest';
import { SOURCES } from '../../scripts/lib/build.mjs';
import { files, read } from './files';

const code = files(/^(app|api|backend|components|lib|scripts|tests|worker)\/.*\.(ts|tsx|mjs)$/).filter(
  (name) => !name.startsWith('backend/db/migrations/'),
);
const RESERVED = /^(page|layout|route|error|not-found|global-error|template|default)$/;

test('files are kebab-case', () => {
  const wrong = code.filter((name) => {
    const base = (name.split('/').pop() ?? '').replace(/(\.(test|spec|d))?\.(ts|tsx|mjs)$/, '');
    return !RESERVED.test(base) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base);
  });
  expect(wrong).toEqual([]);
});

test('no barrel files', () => {
  // next-pwa needs this name, and the file is an entry without exports
  const entry = 'worker/index.ts';
  expect(read(entry)).not.toMatch(/^export /m);
  expect(code.filter((name) => name !== entry && /\/index\.tsx?$/.test(name))).toEqual([]);
});

test('a group of the api holds the same names, and its helpers only in core and session', () => {
  const wrong = files(/^api\/(?!core\/|session\/)/).filter(
    (name) => !/^api\/[a-z]+\/(schemas|[a-z]+-schemas|endpoints|queries)(\.test)?\.tsx?$/.test(name),
  );
  expect(wrong).toEqual([]);
});

test('pages stay thin', () => {
  const long = files(/^app\/.*\/page\.tsx$/).filter((name) => read(name).split('\n').length > 60);
  expect(long).toEqual([]);
});

test('no test waits a fixed time', () => {
  const wrong = files(/\.(test|spec)\.tsx?$/).filter(
    (name) => name !== 'tests/guards/structure.test.ts' && /waitForTimeout\(/.test(read(name)),
  );
  expect(wrong).toEqual([]);
});

describe('what must not be in the project', () => {
  const texts = files(/\.(ts|tsx|mjs|css|md|json|yml|yaml|sh|example)$|^\.ci\/run$/).filter(
    (name) =>
      !/^(package-lock\.json|backend\/demo\/content\/)/.test(name) &&
      name !== 'tests/guards/structure.test.ts',
  );

  test.each([
    ['a path of somebody’s machine', /(^|[\s"'`(=])\/(work|home|Users|root)\/[a-z]/m],
    ['a leftover', /\b(TODO|FIXME|XXX|HACK)\b/],
  ])('%s', (_, pattern) => {
    expect(texts.filter((name) => pattern.test(read(name)))).toEqual([]);
  });

  test('dangerous HTML anywhere but where sanitised content is shown, and where elements are written as React writes them', () => {
    const allowed = /^(components\/blocks\/(reading|rich-text|flat)\/|app\/global-error)/;
    const wrong = files(/\.tsx$/).filter(
      (name) => !allowed.test(name) && /dangerouslySetInnerHTML/.test(read(name)),
    );
    expect(wrong).toEqual([]);
  });
});

test('everything a user reads in the portal has Russian words, not a translation key', () => {
  const wrong = files(/^(app|components)\/.*\.tsx$/).filter(
    (name) =>
      !/(\.test\.tsx|\/kit\/)/.test(name) &&
      />\s*(Loading|Error|Submit|Cancel|Close|Back|Next)\s*</.test(read(name)),
  );
  expect(wrong).toEqual([]);
});

test('a change of any file the build reads at the root makes a new build', () => {
  const others = /^(drizzle|oxlint|playwright|stylelint|vitest)\.config\./;
  const atRoot = files(/^[\w.]+\.(ts|mjs)$/).filter((name) => !others.test(name));
  expect(atRoot.filter((name) => !SOURCES.includes(name))).toEqual([]);
});
