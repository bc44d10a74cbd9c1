import type { Editor } from '@tiptap/core';
import type { IconName } from '@/components/ui/icon/icon-names';
import { deleteTable, toggleCaption } from './text-tables';

export interface TextAct {
  name: string;
  /** Accessible name and tooltip. */
  label: string;
  /** Letters shown on the button. */
  face: string;
  /** Icon in place of the letters. */
  icon?: IconName;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, label: string): TextAct => ({
  name: `h${String(level)}`,
  label,
  face: `H${String(level)}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const mark = (name: string, label: string, face: string): TextAct => ({
  name,
  label,
  face,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});

/** Groups of buttons, divided by a line. */
export const TEXT_ACTS: readonly (readonly TextAct[])[] = [
  [heading(2, 'Заголовок'), heading(3, 'Подзаголовок'), heading(4, 'Малый заголовок')],
  [
    mark('bold', 'Жирный', 'Ж'),
    mark('italic', 'Курсив', 'К'),
    mark('underline', 'Подчёркнутый', 'Ч'),
    mark('strike', 'Зачёркнутый', 'З'),
    mark('superscript', 'Верхний индекс', 'х²'),
    mark('subscript', 'Нижний индекс', 'х₂'),
  ],
  [
    {
      name: 'bulletList',
      label: 'Список',
      face: '',
      icon: 'list',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: 'Нумерованный список',
      face: '',
      icon: 'numbers',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      label: 'Цитата',
      face: '',
      icon: 'quote',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'table',
      label: 'Таблица',
      face: '',
      icon: 'table',
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      name: 'line',
      label: 'Разделитель',
      face: '',
      icon: 'minus',
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

/** Shown while the caret is in a table. */
export const TABLE_ACTS: readonly TextAct[] = [
  {
    name: 'caption',
    label: 'Название таблицы',
    face: 'Название',
    isOn: (e) => e.isActive('captionedTable'),
    run: toggleCaption,
  },
  {
    name: 'row',
    label: 'Добавить строку',
    face: '+ строка',
    run: (e) => e.chain().focus().addRowAfter().run(),
  },
  {
    name: 'column',
    label: 'Добавить столбец',
    face: '+ столбец',
    run: (e) => e.chain().focus().addColumnAfter().run(),
  },
  {
    name: 'row-gone',
    label: 'Удалить строку',
    face: '− строка',
    run: (e) => e.chain().focus().deleteRow().run(),
  },
  {
    name: 'column-gone',
    label: 'Удалить столбец',
    face: '− столбец',
    run: (e) => e.chain().focus().deleteColumn().run(),
  },
  {
    name: 'table-gone',
    label: 'Удалить таблицу',
    face: 'Удалить таблицу',
    run: (e) => void deleteTable(e),
  },
];
