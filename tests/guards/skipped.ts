import { parseSync, Visitor, type CallExpression, type Expression, type Node } from 'oxc-parser';

const MARKS = ['skip', 'todo', 'fixme', 'only'];
const ROOTS = ['test', 'it', 'describe'];
/** Fast check that a text may need parsing. */
const MAYBE = new RegExp(String.raw`\.(${MARKS.join('|')})\b|\b(${MARKS.join('|')}):`);

/** The root of a call: `test`, `it` or `describe` in `test.describe.skip`, `test.info().skip`, `it.each(rows)`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : undefined;
}
const ofTests = (node: Node) => ROOTS.includes(rootOf(node) ?? '');
const isText = (node: Node): node is Expression & { value: string } =>
  node.type === 'Literal' && typeof node.value === 'string';

/** Whether a conditional skip has a condition and a reason: `test.skip(condition, 'why')`. */
function hasReason({ arguments: [when, why, ...others] }: CallExpression): boolean {
  if (!when || !why || others.length > 0) return false;
  const always = isText(when) || (when.type === 'Literal' && when.value === true);
  return !always && isText(why) && why.value.trim() !== '';
}

/** Lines that skip a test without a condition or a reason, or skip all others: `['12: test.skip']`. */
export function leftOut(text: string): string[] {
  if (!MAYBE.test(text)) return [];
  const found: { at: number; words: string }[] = [];
  const add = ({ start, end }: Node) => found.push({ at: start, words: text.slice(start, end) });
  const withReason = new Set<Node>();
  const look = new Visitor({
    CallExpression(call) {
      if (hasReason(call)) withReason.add(call.callee);
      if (!ofTests(call.callee)) return;
      // `test('title', { skip: true }, …)`
      for (const given of call.arguments.filter(({ type }) => type === 'ObjectExpression'))
        for (const pair of given.type === 'ObjectExpression' ? given.properties : [])
          if (pair.type === 'Property' && pair.key.type === 'Identifier' && MARKS.includes(pair.key.name))
            add(pair);
    },
    MemberExpression(node) {
      const { property, object } = node;
      if (property.type !== 'Identifier' || !MARKS.includes(property.name) || !ofTests(object)) return;
      if (!(property.name === 'skip' && withReason.has(node))) add(node);
    },
  });
  look.visit(parseSync('x.tsx', text).program);
  return found.map(({ at, words }) => `${text.slice(0, at).split('\n').length}: ${words}`);
}
