/** ESLint: a path of the portal is said once, in the registry of pages. */
import { readFileSync } from 'node:fs';

const registry = ['pages', 'pages-of-staff', 'pages-of-programme']
  .map((name) => readFileSync(new URL(`../../lib/routes/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n');
const firstSegments = [...registry.matchAll(/path: '\/([a-z][\w-]*)/g)].map(([, segment]) => segment);
const programme = /PROGRAMME = '([\w-]+)'/.exec(registry)?.[1];
const brandSections = [...registry.matchAll(/path: '\/\[brand\]\/([a-z][\w-]*)/g)].map(
  ([, segment]) => segment,
);

const unique = (words) => [...new Set(words.filter(Boolean))].join('|');
const ABSOLUTE = new RegExp(`^/(?:${unique([...firstSegments, programme, ...brandSections])})(?:[/?#]|$)`);
const OF_BRAND = new RegExp(`^/(?:${unique(brandSections)})(?:[/?#]|$)`);

const message =
  'A path of the portal is text in lib/routes alone: use `path.*` of `@/lib/routes/path` (tests and stories may spell it).';

/** Types of Next (`PageProps<'/lk'>`) and imports name files, not addresses. */
const isName = ({ parent }) =>
  parent.type === 'TSLiteralType' || parent.type.startsWith('Import') || parent.type.startsWith('Export');

export const portalPath = {
  meta: { type: 'problem', schema: [], messages: { text: message } },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string' && ABSOLUTE.test(node.value) && !isName(node))
        context.report({ node, messageId: 'text' });
    },
    TemplateLiteral(node) {
      const [head, next] = node.quasis.map(({ value }) => value.cooked ?? '');
      const isOfBrand = head === '/' && next !== undefined && OF_BRAND.test(next);
      if (ABSOLUTE.test(head) || isOfBrand) context.report({ node, messageId: 'text' });
    },
  }),
};
