/**
 * The first page of a visit is painted before its stylesheet has come: the rules its own elements take stand in the
 * document, and the stylesheet, three kilobytes of which a page uses and forty-six of which travel, follows at its end.
 * On a slow phone that is 0.7 s instead of 2.2 s until something is seen (docs/decisions/0015-speed.md).
 */
import { readFileSync } from 'node:fs';

/** `[at-rules around it, text, classes of each selector]`; without classes every document takes it. */
export type StyleRule = [groups: string[], text: string, needs: string[][] | null];
/** Rules by the address of their stylesheet. */
export type SheetRules = Readonly<Record<string, readonly StyleRule[]>>;

const LINK = /<link rel="stylesheet" href="([^"]+)" nonce="([^"]+)"[^>]*>/;
/** In React's markup, in pieces of plain HTML, whose attributes have single quotes, and in what travels as text. */
const CLASSES = /class=(?:\\?"([^"\\]*)|'([^']*))/g;

/** As the build wrote them; none in development, where styles change while they are looked at. */
export function readSheetRules(file = '.next/first-styles.json'): SheetRules {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SheetRules;
  } catch {
    return {};
  }
}

/** The rules that a document with these classes takes, each group of neighbours opened once. */
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
 * The document with its own rules in the head and its stylesheet at the end of the body, where it holds nothing up.
 * What names no stylesheet of this build stays as it is. Bytes are looked at as such: a document of Russian text is
 * neither read as text nor written again.
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
    // after pictures and fonts: nothing waits for it
    Buffer.from(link[0].replace('<link ', '<link fetchpriority="low" ')),
    page.subarray(end),
  ]);
}
