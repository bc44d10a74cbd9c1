/** Lint rule: paths of the portal are written only in the registry of pages. */
import { BRAND_SECTIONS, STATIC } from '../../lib/routes/built.ts';

const either = (words) => `(?:${words.join('|')})`;
/** A page's first segment or a brand's section, up to the segment's end. */
const PAGE = `/${either([...STATIC, ...BRAND_SECTIONS])}(?![\\w-])`;
const SECTION = `/${either(BRAND_SECTIONS)}(?![\\w-])`;

/** An address at the start of a text, or after an origin. */
const IN_TEXT = new RegExp(`^(?:https?://[^/]+)?${PAGE}`);
const IN_MARKUP = new RegExp(`\\b(?:href|action)=["']${PAGE}`);
/** An address after an interpolated value: an origin, a brand. */
const AFTER_VALUE = new RegExp(`^${PAGE}`);
const OF_BRAND = `/[^/]+${SECTION}`;
const AFTER_BRAND = new RegExp(`^${OF_BRAND}`);
const BRAND_IN_TEXT = new RegExp(`^(?:https?://[^/]+)?${OF_BRAND}`);
/** An address in a pattern, unless it continues another address, of a call or a file. */
const IN_PATTERN = new RegExp(`(?<![\\w}*+])${PAGE}`);
/** Addresses of calls and files, which are not pages. */
const NO_PAGE = /^(?:https?:\/\/[^/]+)?\/(?:v\d|api|media|art|embed|modules-files|_next|builds)\b/;

/** Functions that navigate to their argument. */
const GOES = /^(?:redirect|permanentRedirect|push|replace)$/;

const message =
  'A path of the portal is text in lib/routes alone: use `path.*` of `@/lib/routes/path` (tests and stories may spell it).';

/** Types of Next (`PageProps<'/lk'>`) and imports contain file names, not addresses. */
const isName = ({ parent }) =>
  parent.type === 'TSLiteralType' || parent.type.startsWith('Import') || parent.type.startsWith('Export');

function isHome(node) {
  const { value, parent } = node;
  if (value !== '/') return false;
  if (parent.type === 'JSXAttribute') return ['href', 'action'].includes(parent.name.name);
  if (parent.type !== 'CallExpression' || !GOES.test(parent.callee.name ?? parent.callee.property?.name))
    return false;
  // `replace('/', '-')` replaces text
  return parent.arguments[0] === node && parent.arguments[1]?.type !== 'Literal';
}

const isAddress = (text) => IN_TEXT.test(text) || (BRAND_IN_TEXT.test(text) && !NO_PAGE.test(text));

function isSaidIn(quasis) {
  const [head = '', ...rest] = quasis.map(({ value }) => value.cooked ?? '');
  if (isAddress(head) || [head, ...rest].some((text) => IN_MARKUP.test(text))) return true;
  return !NO_PAGE.test(head) && rest.some((text) => AFTER_VALUE.test(text) || AFTER_BRAND.test(text));
}

export const portalPath = {
  meta: { type: 'problem', schema: [], messages: { text: message } },
  create: (context) => ({
    Literal(node) {
      const { value, regex } = node;
      const isSaid = regex
        ? IN_PATTERN.test(regex.pattern.replaceAll('\\/', '/'))
        : typeof value === 'string' && (isAddress(value) || IN_MARKUP.test(value) || isHome(node));
      if (isSaid && !isName(node)) context.report({ node, messageId: 'text' });
    },
    TemplateLiteral(node) {
      if (isSaidIn(node.quasis)) context.report({ node, messageId: 'text' });
    },
  }),
};
