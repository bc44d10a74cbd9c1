import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { portalPath } from './portal-path.mjs';

type Rule = Parameters<RuleTester['run']>[1];
RuleTester.describe = describe;
RuleTester.it = test;

type Case = readonly [name: string, code: string];
const REFUSED: Case[] = [
  ['a page', `go('/lk/cart')`],
  ['with a query', `go('/login?from=home')`],
  ['a brand’s section without the brand', `go('/news')`],
  ['of a brand', `go('/lrp/news')`],
  ['of a brand, with its origin', `go('https://portal.example/vichy/neovadiol#end')`],
  ['home in a call', `redirect('/')`],
  ['home in a call with options', `router.push('/', { scroll: false })`],
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
];
const LET: Case[] = [
  ['a call', `ask('/api/v1/certificates')`],
  ['a call in a template', 'ask(`/v1/products/${id}/videos`)'],
  ['a call in a pattern', String.raw`const call = /^\/api\/v1\/tests\//`],
  ['a file', `load('/media/news/one.webp')`],
  ['a file below a word alike', `load('/media/news')`],
  ['a slash replaced', `text.replace('/', '-')`],
  ['another site', `go('https://elsewhere.example/path')`],
  ['a word that begins alike', `go('/lksomething')`],
  ['a name of a page’s type', `type Props = PageProps<'/lk/cart'>`],
  ['what the registry makes', 'go(`${path.news(brand)}?page=${page}`)'],
  ['a slash that is no address', `text.split('/')`],
  ['an import', `import { screen } from '/lk/screen'`],
];

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'a path as text',
  portalPath as Rule,
  {
    invalid: REFUSED.map(([name, code]) => ({ name, code, errors: [{ messageId: 'text', line: 1 }] })),
    valid: LET.map(([name, code]) => ({ name, code })),
  },
);
