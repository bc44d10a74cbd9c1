import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { OUTSIDE_LINK, TEXT_ATTRIBUTES } from '@/lib/html/text-tags';
import { placeTableParts } from './text-tables';

const PLAIN_INSIDE = 'li, td, th';

/** Unwraps a paragraph that is alone in its item or cell, or followed only by lists: it adds nothing to the item. */
function unwrapAlone(root: ParentNode): void {
  for (const element of root.querySelectorAll(PLAIN_INSIDE)) {
    const [first, ...rest] = element.children;
    const isAlone = first?.localName === 'p' && rest.every(({ localName }) => /^[uo]l$/.test(localName));
    if (isAlone) first.replaceWith(...first.childNodes);
  }
}

function keepAttributes(element: Element): void {
  const given = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  if (element.localName === 'a') {
    const isOutside = /^https?:/i.test(given.get('href') ?? '');
    for (const [name, value] of Object.entries(OUTSIDE_LINK))
      if (isOutside) given.set(name, value);
      else given.delete(name);
  }
  if (/^h\d$/.test(element.localName) && !/^[a-z0-9-]{2,100}$/.test(given.get('id') ?? ''))
    given.delete('id');
  for (const name of ['colspan', 'rowspan']) if (given.get(name) === '1') given.delete(name);
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const name of TEXT_ATTRIBUTES[element.localName] ?? []) {
    const value = given.get(name);
    if (value !== undefined) element.setAttribute(name, value);
  }
}

/** Returns the text as readers get it, without anything the sanitiser would remove; `''` for an empty text. */
export function textHtml(doc: TextNode): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const element of root.querySelectorAll('colgroup')) element.remove();
  placeTableParts(root);
  for (const element of root.querySelectorAll('figcaption')) if (!element.hasChildNodes()) element.remove();
  unwrapAlone(root);
  for (const element of root.querySelectorAll('*')) keepAttributes(element);
  while (root.lastElementChild?.localName === 'p' && !root.lastElementChild.hasChildNodes())
    root.lastElementChild.remove();
  return root.innerHTML;
}
