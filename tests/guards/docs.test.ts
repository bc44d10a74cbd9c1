import { expect, test } from 'vitest';
import { files, read } from './files';

test('every package has its reason among the decisions', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const decisions = files(/^docs\/decisions\/.*\.md$/).map(read);
  const named = decisions.flatMap((text) =>
    [...text.matchAll(/`([@\w./-]+\*?)`/g)].map(([, name = '']) => name),
  );
  const isNamed = (wanted: string) =>
    named.some((name) => name === wanted || (name.endsWith('/*') && wanted.startsWith(name.slice(0, -1))));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
});

test('architecture names every folder of lib and backend', () => {
  const folders = files(/^(lib|backend)\/[^/]+\//).map((name) => name.split('/').slice(0, 2).join('/'));
  const text = read('docs/architecture.md');
  const isNamed = (folder: string) =>
    text.includes(`\`${folder}`) || text.includes(`\`${folder.split('/')[1] ?? ''}\``);
  expect([...new Set(folders)].filter((folder) => !isNamed(folder))).toEqual([]);
});

test('every page of docs is linked from a page that people begin with', () => {
  const firstPages = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].map(read).join('\n');
  const isLinked = (name: string) => new RegExp(`\\]\\((docs/)?${name}[)#]`).test(firstPages);
  const pages = files(/^docs\/[^/]+\.md$/).map((name) => name.replace('docs/', ''));
  expect(pages.filter((name) => !isLinked(name))).toEqual([]);
});
