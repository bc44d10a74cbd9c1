import ts from 'typescript';

const MARKS = ['skip', 'todo', 'fixme', 'only'];
const ROOTS = ['test', 'it', 'describe'];
/** What to look at more closely: a compiler reads no text without need. */
const MAYBE = new RegExp(String.raw`\.(${MARKS.join('|')})\b|\b(${MARKS.join('|')}):`);

/** `test`, `it` or `describe` at the beginning of `test.describe.skip`, `test.info().skip`, `it.each(rows)`. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return undefined;
}
const ofTests = (node: ts.Expression) => ROOTS.includes(rootOf(node) ?? '');

/** `test.skip(condition, 'why')`: what is left out sometimes says when and why. */
function hasReason({ parent }: ts.PropertyAccessExpression): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const [when, why] = parent.arguments;
  if (!when || !why || parent.arguments.length > 2) return false;
  const always = ts.isStringLiteralLike(when) || when.kind === ts.SyntaxKind.TrueKeyword;
  return !always && ts.isStringLiteralLike(why) && why.text.trim() !== '';
}

function isLeftOut(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && MARKS.includes(node.name.text) && ofTests(node.expression)) {
    return !(node.name.text === 'skip' && hasReason(node));
  }
  // `test('title', { skip: true }, …)`
  if (!ts.isPropertyAssignment(node) || !MARKS.includes(node.name.getText())) return false;
  const call = node.parent.parent;
  return ts.isCallExpression(call) && ofTests(call.expression);
}

/** Lines that leave a test out for good or with no reason, or leave out all others: `['12: test.skip']`. */
export function leftOut(text: string): string[] {
  if (!MAYBE.test(text)) return [];
  const file = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${String(line + 1)}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
