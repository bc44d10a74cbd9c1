/**
 * Lint rule: which folder may import from which. It compares addresses without the disk (`import/no-restricted-paths`
 * resolved each for every zone, nine tenths of a run): `@/` is the root, `./` and `../` start at the file.
 */
import path from 'node:path';

/** Whether a file is the folder itself or inside it: `lib/a` contains `lib/a/b.ts`, not `lib/ab`. */
const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** Address from the root, without an extension when the import has none; null for a package. */
function addressOf(text, file) {
  if (text.startsWith('@/')) return path.posix.normalize(text.slice(2));
  return text.startsWith('.') ? path.posix.join(path.posix.dirname(file), text) : null;
}

const isAllowed = (address, { from, except }) => except.some((name) => address === `${from}/${name}`);

export const layers = {
  meta: {
    type: 'problem',
    messages: { crossed: '{{target}} may not import from {{from}}: {{reason}}' },
    schema: [
      {
        type: 'array',
        items: {
          type: 'object',
          required: ['target', 'from', 'reason', 'except'],
          additionalProperties: false,
          properties: {
            target: { type: 'string' },
            from: { type: 'string' },
            reason: { type: 'string' },
            except: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    ],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const zones = context.options[0].filter(({ target }) => isIn(file, target));
    if (zones.length === 0) return {};
    const check = ({ source }) => {
      const address = typeof source?.value === 'string' ? addressOf(source.value, file) : null;
      const zone = address && zones.find((one) => isIn(address, one.from) && !isAllowed(address, one));
      if (zone) context.report({ node: source, messageId: 'crossed', data: zone });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
