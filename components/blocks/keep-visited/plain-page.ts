/** What is said to the person alone, acts, or is drawn: a copy has none of it. */
const DROPPED =
  'button, form, nav, svg, img, picture, video, script, style, template, dialog, h1, [hidden], [aria-hidden="true"], [role="tooltip"]';
/** Whole pieces of text. */
const PIECES = 'h2, h3, h4, p, ul, ol, table, dl, blockquote';
/** What a piece keeps of its marks: where a link leads, and what leads here. */
const KEPT = new Set(['href', 'id', 'colspan', 'rowspan']);

function bare(element: Element): Element {
  for (const one of [element, ...element.querySelectorAll('*')])
    for (const { name } of [...one.attributes]) if (!KEPT.has(name)) one.removeAttribute(name);
  return element;
}

/**
 * The words of a drawn page as a plain text: headings, paragraphs, lists and tables in their order. A list of cards gives
 * the words of its cards. Nothing that could run is left, nor a control that would do nothing without its page.
 */
export function plainPage(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(DROPPED)) one.remove();
  // what leads to a word stands on its card
  for (const card of copy.querySelectorAll('article[id]'))
    card.querySelector('h2, h3, h4')?.setAttribute('id', card.id);
  const pieces = [...copy.querySelectorAll(PIECES)].filter((one) => !one.querySelector('h2, h3, h4'));
  const whole = new Set(pieces);
  return pieces
    .filter((one) => {
      const around = one.parentElement?.closest(PIECES);
      return !(around && whole.has(around)) && one.textContent.trim() !== '';
    })
    .map((one) => bare(one).outerHTML)
    .join('');
}
