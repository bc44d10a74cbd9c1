import { Extension, Node, type Editor } from '@tiptap/core';

const captionOf = (table: Element) => table.querySelector(':scope > caption');

/** Puts the caption and its table side by side: a table of the editor may contain only rows. */
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

/** Remembers which rows were in the head: Tiptap's own tables have a single body. */
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

/** Parts of readers' tables besides rows. */
export const TABLE_PARTS = [CaptionedTable, TableCaption, HeadRows];

/** Moves head rows and captions in the editor's HTML back to their places within tables. */
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

/** Adds a caption to the table with the caret, or removes it. */
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
      // moves the caret into the empty caption
      editor
        .chain()
        .focus(from + 2)
        .run();
      return;
    }
  }
}

/** Deletes a table with its caption, which means nothing without it. */
export const deleteTable = (editor: Editor): boolean =>
  editor.isActive('captionedTable')
    ? editor.chain().focus().deleteNode('captionedTable').run()
    : editor.chain().focus().deleteTable().run();
