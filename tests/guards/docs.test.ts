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
