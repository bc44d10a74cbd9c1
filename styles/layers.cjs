/**
 * PostCSS: every style lies in a cascade layer named after its folder, in the order the imports keep. Which file
 * the bundler happens to put first then decides nothing: a screen's rule always goes before a block's and a kit's.
 */
const ORDER = ['base', 'ui', 'forms', 'blocks', 'popups', 'screens'];

function layerOf(file) {
  if (!file.endsWith('.css')) return undefined;
  const [, folder] = /\/components\/(\w+)\//.exec(file) ?? [];
  if (folder) return ORDER.includes(folder) ? folder : undefined;
  return /\/styles\/[\w-]+\.css$/.test(file) ? 'base' : undefined;
}

module.exports = () => ({
  postcssPlugin: 'layer-by-folder',
  Once(root, { AtRule }) {
    const layer = layerOf((root.source?.input.file ?? '').replaceAll('\\', '/'));
    if (!layer) return;
    const inside = new AtRule({ name: 'layer', params: layer, nodes: root.nodes });
    root.removeAll();
    root.append(new AtRule({ name: 'layer', params: ORDER.join(', ') }), inside);
  },
});
module.exports.postcss = true;
