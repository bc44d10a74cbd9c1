/** Elements that are plain markup; for other elements React does more (fields keep state, styles are hoisted). */
const TAGS = new Set(
  (
    'a abbr article aside b bdi blockquote br button caption cite code dd del details div dl dt em figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li mark nav ol p picture s section small source span strong sub summary ' +
    'sup table tbody td tfoot th thead time tr u ul wbr svg circle defs ellipse g line path polygon polyline rect text tspan use'
  ).split(' '),
);
export const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  textAnchor: 'text-anchor',
};
const SAME = new Set(
  (
    'id name action method focusable href download src srcSet sizes alt width height loading decoding title role lang dir tabIndex dateTime rel target colSpan ' +
    'rowSpan scope start media type viewBox fill stroke d cx cy r x y x1 x2 y1 y2 rx ry points transform preserveAspectRatio'
  ).split(' '),
);
const ADDRESSES = new Set(['href', 'src', 'action']);
const FLAGS = new Set(['open', 'hidden', 'inert', 'disabled']);
const UNITLESS = new Set(['opacity', 'order', 'zIndex', 'flexGrow', 'lineHeight', 'fontWeight']);
const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;' };

/** Escapes text, and attributes in single quotes: double quotes would be escaped twice in React's payload. */
export const escapeHtml = (text: string): string =>
  /[&<>']/.test(text) ? text.replace(/[&<>']/g, (letter) => SPECIAL[letter] ?? letter) : text;

type Value = string | number | boolean | null | undefined | object;

function styleText(style: object): string {
  const rules = Object.entries(style as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && typeof value !== 'boolean',
  );
  return rules
    .map(([name, value]) => {
      if (name.startsWith('--')) return `${name}:${String(value).trim()}`;
      const unit = typeof value === 'number' && value !== 0 && !UNITLESS.has(name) ? 'px' : '';
      return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value).trim()}${unit}`;
    })
    .join(';');
}

/** ` name='value'`; '' for a prop that React omits too; null for a prop that only React can write. */
function attribute(name: string, value: Value): string | null {
  if (name === 'children' || value === undefined || value === null) return '';
  if (name === 'style') return typeof value === 'object' ? said('style', styleText(value)) : null;
  if (FLAGS.has(name)) return typeof value === 'boolean' ? (value ? ` ${name}=''` : '') : null;
  const isOwn = name.startsWith('data-') || name.startsWith('aria-');
  const known = RENAMED[name] ?? (isOwn || SAME.has(name) ? name : null);
  if (known === null || typeof value === 'object' || typeof value === 'function') return null;
  if (typeof value === 'boolean') return isOwn ? said(known, String(value)) : null;
  // addresses of other schemes are left to React
  if (ADDRESSES.has(name) && !/^([/#]|https?:|mailto:|tel:)/.test(String(value))) return null;
  return said(known, String(value));
}

const said = (name: string, value: string) => ` ${name}='${escapeHtml(value)}'`;

/** The opening tag of an element; null when React has to render the element. */
export function openingTag(tag: string, props: Readonly<Record<string, unknown>>): string | null {
  if (!TAGS.has(tag)) return null;
  // React preloads pictures that are not lazy before the body arrives
  if (tag === 'img' && props.loading !== 'lazy') return null;
  // a checkbox without a name belongs to no form, and its listener keeps its state; other fields need React for that
  if (tag === 'input' && (props.type !== 'checkbox' || props.name !== undefined)) return null;
  let text = `<${tag}`;
  for (const name in props) {
    if (name === 'dangerouslySetInnerHTML') continue;
    const written = attribute(name, props[name] as Value);
    if (written === null) return null;
    text += written;
  }
  return `${text}>`;
}
