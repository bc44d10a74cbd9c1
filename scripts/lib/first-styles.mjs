/** Extracts the rules of a stylesheet that a document needs for its first paint, so that a page can inline its own. */
import postcss from 'postcss';

/** Stored beside the build's manifests, which are not served. */
export const FIRST_STYLES = 'first-styles.json';

const GROUPS = ['layer', 'media', 'supports', 'container'];
const CLASS = /\.([A-Za-z_][\w-]*)/g;
/** Brackets of `:not(.a)`, `:is(.a, .b)`: a class inside them may be absent. */
const IN_BRACKETS = /\([^()]*\)/g;

function outOfBrackets(selector) {
  let plain = selector;
  while (plain !== (plain = plain.replace(IN_BRACKETS, '')));
  return plain;
}

const classesOf = (selector) => [...outOfBrackets(selector).matchAll(CLASS)].map(([, name]) => name);

/** Whether a rule is not needed for the first paint: styles of print, hover and press. */
const comesLater = (rule, groups) =>
  groups.includes('@media print') ||
  rule.selectors.every((selector) => /:(hover|active)\b/.test(outOfBrackets(selector)));

/**
 * Rules in order: `[groups, text, needs]`. `groups` are the enclosing at-rules, `needs` the classes of each selector,
 * all of which a document must have; null for a rule that applies to every document.
 *
 * @param {string} css
 * @returns {[groups: string[], text: string, needs: string[][] | null][]}
 */
export function rulesOf(css) {
  const rules = [];
  const walk = (parent, groups) => {
    for (const node of parent.nodes ?? []) {
      if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name)) {
        walk(node, [...groups, `@${node.name} ${node.params}`]);
      } else if (node.type === 'rule') {
        if (comesLater(node, groups)) continue;
        const needs = node.selectors.map(classesOf);
        rules.push([groups, node.toString(), needs.some((classes) => classes.length === 0) ? null : needs]);
      } else if (node.type !== 'comment') {
        const end = node.type === 'atrule' && !node.nodes ? ';' : '';
        rules.push([groups, `${node.toString()}${end}`, null]);
      }
    }
  };
  walk(postcss.parse(css), []);
  return rules;
}

/** Webpack plugin that writes the rules of each stylesheet by its address. */
export class FirstStyles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstStyles', (compilation) => {
      // after minification, when the files have their final names
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstStyles', stage }, (assets) => {
        const sheets = Object.keys(assets).filter((name) => name.endsWith('.css'));
        const rules = sheets.map((name) => [`/_next/${name}`, rulesOf(String(assets[name].source()))]);
        compilation.emitAsset(FIRST_STYLES, new sources.RawSource(JSON.stringify(Object.fromEntries(rules))));
      });
    });
  }
}
