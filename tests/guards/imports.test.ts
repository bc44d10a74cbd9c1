import { expect, test } from 'vitest';
import { files, read } from './files';
import { cycles, importGraph } from './import-graph';

const graphOf = (texts: Record<string, string>) => importGraph(new Map(Object.entries(texts)));

test('files that need each other are a cycle, through an alias and a third one too', async () => {
  const graph = await graphOf({
    'lib/a.ts': `import { b } from './b';\nexport const a = b;`,
    'lib/b.ts': `export { c as b } from '@/lib/c';`,
    'lib/c.tsx': `import './a';\nexport const c = <i />;`,
    'lib/d.ts': `import { a } from './a';\nexport const d = a;`,
  });
  expect(cycles(graph)).toEqual(['lib/a.ts → lib/b.ts → lib/c.tsx → lib/a.ts']);
});

test('a type, said to be one or not, and what is imported when it is needed are no cycle', async () => {
  const graph = await graphOf({
    'lib/a.ts': `import type { B } from './b';\nimport { C } from './c';\nexport const a = {} as B & C;`,
    'lib/b.ts': `import { a } from './a';\nexport type B = number;\nexport const b = a;`,
    'lib/c.ts': `import { a } from './a';\nexport type C = typeof a;\nexport const c = () => [a, import('./b')];`,
  });
  expect(cycles(graph)).toEqual([]);
});

test('no file of the product needs itself', async () => {
  const names = files(/^(app|components|lib|api|backend|worker)\/.*\.tsx?$/).filter(
    (name) => !/\.test\.tsx?$|\.d\.ts$/.test(name),
  );
  const graph = await importGraph(new Map(names.map((name) => [name, read(name)])));
  expect(names.length).toBeGreaterThan(800);
  expect(graph.get('lib/domain/learning.ts')).toContain('lib/domain/repeat.ts');
  expect(cycles(graph)).toEqual([]);
});

test('nothing of the product imports the demo world; the server alone loads it, when its setting is on', () => {
  const product = files(
    /^(app|components|lib|api|backend|worker|scripts\/lib)\/.*\.(tsx?|mjs)$|^[\w.]+\.ts$/,
  ).filter((name) => !/^backend\/demo\/|\.test\.tsx?$|^oxlint\.config/.test(name));
  const naming = product.filter((name) => /['"][^'"]*\/demo\/[^'"]+['"]/.test(read(name)));
  expect(naming).toEqual(['backend/server.ts']);
  expect(read('backend/server.ts').match(/['"][^'"]*\/demo\/[^'"]+['"]/g)).toEqual(["'./demo/world'"]);
  expect(read('backend/server.ts')).toContain("await import('./demo/world')");
});
