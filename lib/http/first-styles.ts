/**
 * Inlines the styles of a visit's first page, so that it is painted before the stylesheet arrives: a page uses 3 kB of
 * the 46 kB transferred, and the stylesheet is moved to the end of the document. On a slow phone the first paint takes
 * 0.7 s instead of 2.2 s (docs/decisions/0015-speed.md).
 */
import { readFileSync } from 'node:fs';

/** `[at-rules around it, text, classes of each selector]`; a rule without classes applies to every document. */
export type StyleRule = [groups: string[], text: string, needs: string[][] | null];
/** Rules by address of the stylesheet. */
export type SheetRules = Readonly<Record<string, readonly StyleRule[]>>;

const LINK = /<link rel="stylesheet" href="([^"]+)" nonce="([^"]+)"[^>]*>/;
/** Class attributes in React's markup, in plain HTML with single quotes, and in escaped payload text. */
const CLASSES = /class=(?:\\?"([^"\\]*)|'([^']*))/g;

/** Rules written by the build; none in development, where styles change. */
export function readSheetRules(file = '.next/first-styles.json'): SheetRules {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SheetRules;
  } catch {
    return {};
  }
}

/** CSS of the rules that apply to a document with these classes; neighbouring rules share their at-rule groups. */
export function rulesFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let [css, open]: [string, string[]] = ['', []];
  for (const [groups, text, needs] of rules) {
    if (needs && !needs.some((all) => all.every((name) => classes.has(name)))) continue;
    let kept = 0;
    while (kept < open.length && open[kept] === groups[kept]) kept += 1;
    css += '}'.repeat(open.length - kept);
    for (const group of groups.slice(kept)) css += `${group}{`;
    css += text;
    open = groups;
  }
  return css + '}'.repeat(open.length);
}

function classesIn(page: string): Set<string> {
  const found = new Set<string>();
  for (const [, quoted, single = ''] of page.matchAll(CLASSES)) {
    for (const name of (quoted ?? single).split(' ')) found.add(name);
  }
  return found;
}

/**
 * The document with its rules in the head and its stylesheet at the end of the body, where it does not block rendering.
 * A document without a stylesheet of this build is returned unchanged. Works on bytes: Russian text is neither decoded
 * nor encoded again.
 */
export function withFirstStyles(page: Buffer, sheets: SheetRules): Buffer {
  const text = page.toString('latin1');
  const link = LINK.exec(text);
  const rules = link && sheets[link[1] ?? ''];
  const end = text.lastIndexOf('</body>');
  if (!link || !rules || end < link.index) return page;
  const after = link.index + link[0].length;
  const style = `<style nonce="${link[2]}" data-first-styles="">${rulesFor(rules, classesIn(text))}</style>`;
  return Buffer.concat([
    page.subarray(0, link.index),
    Buffer.from(style),
    page.subarray(after, end),
    // low priority, after pictures and fonts: nothing waits for the stylesheet
    Buffer.from(link[0].replace('<link ', '<link fetchpriority="low" ')),
    page.subarray(end),
  ]);
}
