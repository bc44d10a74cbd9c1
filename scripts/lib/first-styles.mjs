/** What a document needs of the stylesheet before it is painted: the rules, told apart so that a page can take its own. */
import postcss from 'postcss';

/** Beside the build's manifests, which nobody is served. */
export const FIRST_STYLES = 'first-styles.json';

const GROUPS = ['layer', 'media', 'supports', 'container'];
const CLASS = /\.([A-Za-z_][\w-]*)/g;
/** `:not(.a)`, `:is(.a, .b)`: a class in brackets need not be there. */
const IN_BRACKETS = /\([^()]*\)/g;

function outOfBrackets(selector) {
  let plain = selector;
  while (plain !== (plain = plain.replace(IN_BRACKETS, '')));
  return plain;
}

const classesOf = (selector) => [...outOfBrackets(selector).matchAll(CLASS)].map(([, name]) => name);

/** What is painted first is neither printed nor pointed at. */
const comesLater = (rule, groups) =>
  groups.includes('@media print') ||
  rule.selectors.every((selector) => /:(hover|active)\b/.test(outOfBrackets(selector)));

/**
 * Rules in their order: `[groups, text, needs]`. `groups` are the at-rules around it, `needs` the classes of each of its
 * selectors, all of which a document must have; null for a rule that every document takes.
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

/** A webpack plugin that writes the rules of each stylesheet under its address. */
export class FirstStyles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstStyles', (compilation) => {
      // after the files are small and have got their last names
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstStyles', stage }, (assets) => {
        const sheets = Object.keys(assets).filter((name) => name.endsWith('.css'));
        const rules = sheets.map((name) => [`/_next/${name}`, rulesOf(String(assets[name].source()))]);
        compilation.emitAsset(FIRST_STYLES, new sources.RawSource(JSON.stringify(Object.fromEntries(rules))));
      });
    });
  }
}
