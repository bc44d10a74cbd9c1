import { Extension, Node, type Editor } from '@tiptap/core';

const captionOf = (table: Element) => table.querySelector(':scope > caption');

/** The caption and its table side by side: rows alone may stand in a table of the editor. */
function besideCaption(table: HTMLElement): HTMLElement {
  const box = table.ownerDocument.createElement('div');
  const caption = table.ownerDocument.createElement('div');
  caption.dataset.caption = '';
  caption.append(...(captionOf(table)?.cloneNode(true).childNodes ?? []));
  const rows = table.cloneNode(true) as HTMLElement;
  captionOf(rows)?.remove();
  box.append(caption, rows);
  return box;
}

const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [
    {
      tag: 'table',
      priority: 60,
      getAttrs: (element) => (captionOf(element) ? null : false),
      contentElement: (element) => besideCaption(element as HTMLElement),
    },
  ],
  renderHTML: () => ['div', { 'data-captioned': '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-caption]' }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
});

/** Which rows stood in the head: the kit of Tiptap knows one body alone. */
const HeadRows = Extension.create({
  name: 'headRows',
  addGlobalAttributes: () => [
    {
      types: ['tableRow'],
      attributes: {
        head: {
          default: false,
          parseHTML: (element) => element.parentElement?.localName === 'thead',
          renderHTML: ({ head }) => (head ? { 'data-head': '' } : {}),
        },
      },
    },
  ],
});

/** What tables of readers have beside rows. */
export const TABLE_PARTS = [CaptionedTable, TableCaption, HeadRows];

/** The parts of tables back at their places in what the editor has drawn. */
export function placeTableParts(root: ParentNode): void {
  for (const body of root.querySelectorAll('tbody')) {
    const rows = [...body.children];
    const first = rows.findIndex((row) => !row.hasAttribute('data-head'));
    const head = rows.slice(0, first < 0 ? rows.length : first);
    if (head.length === 0) continue;
    const part = document.createElement('thead');
    part.append(...head);
    body.before(part);
    if (!body.hasChildNodes()) body.remove();
  }
  for (const box of root.querySelectorAll('[data-captioned]')) {
    const [words, table] = box.children;
    if (!words || !table) continue;
    if (words.hasChildNodes()) {
      const caption = document.createElement('caption');
      caption.append(...words.childNodes);
      table.prepend(caption);
    }
    box.replaceWith(table);
  }
}

/** Puts words over the table the caret is in, or takes them away. */
export function toggleCaption(editor: Editor): void {
  const { state, schema } = editor;
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const [from, to] = [$from.before(depth), $from.after(depth)];
    if (node.type.name === 'captionedTable') {
      const table = node.lastChild;
      if (table) editor.view.dispatch(state.tr.replaceWith(from, to, table));
      return editor.view.focus();
    }
    const isAlone = node.type.name === 'table' && $from.node(depth - 1).type.name !== 'captionedTable';
    const caption = schema.nodes.tableCaption?.create();
    if (isAlone && caption) {
      const whole = schema.nodes.captionedTable?.create(null, [caption, node]);
      if (whole) editor.view.dispatch(state.tr.replaceWith(from, to, whole));
      // into the caption, which is empty
      editor
        .chain()
        .focus(from + 2)
        .run();
      return;
    }
  }
}

/** With its caption: the words alone would be no table. */
export const deleteTable = (editor: Editor): boolean =>
  editor.isActive('captionedTable')
    ? editor.chain().focus().deleteNode('captionedTable').run()
    : editor.chain().focus().deleteTable().run();
