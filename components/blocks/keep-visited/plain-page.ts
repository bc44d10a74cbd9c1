/** Elements left out of a copy: controls, pictures, and what is hidden or only for this person. */
const DROPPED =
  'button, form, nav, svg, img, picture, video, script, style, template, dialog, h1, [hidden], [aria-hidden="true"], [role="tooltip"]';
/** Block elements that are copied whole. */
const PIECES = 'h2, h3, h4, p, ul, ol, table, dl, blockquote';
/** Attributes that are copied: link targets, anchors and table spans. */
const KEPT = new Set(['href', 'id', 'colspan', 'rowspan']);

function bare(element: Element): Element {
  for (const one of [element, ...element.querySelectorAll('*')])
    for (const { name } of [...one.attributes]) if (!KEPT.has(name)) one.removeAttribute(name);
  return element;
}

/**
 * Returns the text of a rendered page as simple HTML: headings, paragraphs, lists and tables in their order. A list of
 * cards is replaced by the text of its cards. Scripts and controls are removed.
 */
export function plainPage(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(DROPPED)) one.remove();
  // moves the anchor of a card to its heading, because the card itself is not copied
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
