import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distinctNames, shortName, withShortNames } from './class-names.mjs';

test('a name is short, begins with a letter and is the same each time', () => {
  expect(shortName('a.module.css', 'root')).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/);
  expect(shortName('a.module.css', 'root')).toBe(shortName('a.module.css', 'root'));
  expect(shortName('b.module.css', 'root')).not.toBe(shortName('a.module.css', 'root'));
});

test('no two names of the portal meet', () => {
  const nameOf = distinctNames();
  const files = globSync('{app,components,styles}/**/*.module.css');
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) =>
      nameOf(file, name),
    ),
  );
  expect(names.length).toBeGreaterThan(1000);
});

test('two names that meet end the build', () => {
  const met = new Map<string, string>();
  const nameOf = distinctNames();
  const collide = () => {
    for (let n = 0; ; n += 1) {
      const short = shortName('a.module.css', `n${String(n)}`).slice(0, 5);
      const other = met.get(short);
      if (other !== undefined) return [other, `n${String(n)}`] as const;
      met.set(short, `n${String(n)}`);
    }
  };
  const [first, second] = collide();
  nameOf('a.module.css', first);
  expect(() => nameOf('a.module.css', second)).toThrow(/one class name/);
});

test('css-loader is told wherever it stands among the rules', () => {
  const options = { modules: { getLocalIdent: (): string => 'long' } };
  const other = { modules: false };
  withShortNames([
    { oneOf: [{ use: [{ loader: 'x' }, { loader: 'css-loader', options }] }] },
    { options: other },
    'text',
  ]);
  const context = { rootContext: '/portal', resourcePath: '/portal/components/a.module.css' };
  const named = options.modules.getLocalIdent as unknown as (...all: unknown[]) => string;
  expect(named(context, '', 'root')).toBe(shortName('components/a.module.css', 'root'));
});
