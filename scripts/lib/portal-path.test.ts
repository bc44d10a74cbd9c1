import { Linter } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { expect, test } from 'vitest';
import { portalPath } from './portal-path.mjs';

const config = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: nextTypescript.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions?.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
  plugins: { portal: { rules: { path: portalPath } } },
  rules: { 'portal/path': 'error' as const },
};
const reports = (code: string) =>
  new Linter()
    .verify(code, config as unknown as Linter.Config, 'a.tsx')
    .map(({ line, ruleId, message }) => (ruleId === 'portal/path' ? line : message));

test.each([
  ['a page', `go('/lk/cart')`],
  ['with a query', `go('/login?from=home')`],
  ['a brand’s section without the brand', `go('/news')`],
  ['of staff', `go('/dashboard/activity')`],
  ['of the programme', `go('/education-programme2025/tests')`],
  ['with its origin', `go('https://portal.example/lk')`],
  ['in an attribute', `<a href="/lk">x</a>`],
  ['home in an attribute', `<a href="/">x</a>`],
  ['in markup', `send('<a href="/lk/settings">x</a>')`],
  ['a template', 'go(`/lk/tests/${id}`)'],
  ['after an origin in a template', 'go(`${origin}/lk/saved`)'],
  ['after a brand in a template', 'go(`/${brand}/news/${slug}`)'],
  ['after a brand that may be missing', "go(`${brand ? `/${brand}` : ''}/glossary#${slug}`)"],
  ['after an origin and a brand', 'go(`${origin}/lrp/products/${slug}`)'],
  ['markup in a template', 'send(`<p class="${name}"><a href="/lk/settings">x</a>`)'],
  ['a pattern', String.raw`const page = /^\/lk\/(?:catalogue|cart)/`],
  ['in the midst of a pattern', String.raw`const page = /(\/certificates\/)[^/]+/`],
])('a path as text is refused: %s', (_, code) => {
  expect(reports(code)).toEqual([1]);
});

test.each([
  ['a call', `ask('/api/v1/certificates')`],
  ['a call in a template', 'ask(`/v1/products/${id}/videos`)'],
  ['a call in a pattern', String.raw`const call = /^\/api\/v1\/tests\//`],
  ['a file', `load('/media/news/one.webp')`],
  ['another site', `go('https://elsewhere.example/path')`],
  ['a word that begins alike', `go('/lksomething')`],
  ['a name of a page’s type', `type Props = PageProps<'/lk/cart'>`],
  ['what the registry makes', 'go(`${path.news(brand)}?page=${page}`)'],
  ['a slash that is no address', `text.split('/')`],
  ['an import', `import { screen } from '/lk/screen'`],
])('what is no path of a page is let: %s', (_, code) => {
  expect(reports(code)).toEqual([]);
});
