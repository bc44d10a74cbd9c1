'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { sendPicture } from '@/api/files/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Icon } from '@/components/ui/icon/icon';
import { PictureWords, TextLink } from './text-panels';
import { TABLE_ACTS, TEXT_ACTS, type TextAct } from './text-acts';
import styles from './rich-editor.module.css';

const ALL = [...TEXT_ACTS.flat(), ...TABLE_ACTS];

/** Moves focus along the buttons by arrow keys: the bar is a single tab stop. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons.at((at + step) % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
  event.preventDefault();
}

/** Buttons over the text. */
export function TextBar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: { isActive }, editor: whole }) => ({
      acts: ALL.filter(({ isOn }) => isOn?.(whole)).map(({ name }) => name),
      inTable: isActive.call(whole, 'table') || isActive.call(whole, 'captionedTable'),
      inLink: isActive.call(whole, 'link'),
      inFigure: isActive.call(whole, 'figure'),
    }),
  });
  const button = ({ name, label, face, icon, isOn, run }: TextAct, first = false) => (
    <button
      key={name}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn ? on.acts.includes(name) : undefined}
      data-act={name}
      // drawn by the style sheet: the letters are not part of the accessible name
      data-face={face}
      tabIndex={first ? 0 : -1}
      // keeps the caret in the text
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {icon && <Icon name={icon} size="s" />}
    </button>
  );
  const link: TextAct = {
    name: 'link',
    label: 'Ссылка',
    face: 'Ссылка',
    isOn: () => on.inLink,
    run: () => setLinking(true),
  };
  const picture: TextAct = {
    name: 'figure',
    label: 'Картинка',
    face: 'Картинка',
    run: () => file.current?.click(),
  };
  return (
    <div className={styles.bar}>
      <div role="toolbar" aria-label="Оформление текста" className={styles.acts} onKeyDown={moveAlong}>
        {TEXT_ACTS.map((group, at) => (
          <div key={group[0]?.name} className={styles.group}>
            {group.map((act, index) => button(act, at === 0 && index === 0))}
          </div>
        ))}
        <div className={styles.group}>
          {button(link)}
          {/* oxlint-disable-next-line react/refs -- the ref is read by a press, not while rendering */}
          {button(picture)}
        </div>
        {on.inTable && <div className={styles.group}>{TABLE_ACTS.map((act) => button(act))}</div>}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label="Файл картинки"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void insertPicture(editor, chosen);
        }}
      />
      {isLinking && <TextLink editor={editor} close={() => setLinking(false)} />}
      {on.inFigure && <PictureWords editor={editor} />}
    </div>
  );
}

async function insertPicture(editor: Editor, file: File): Promise<void> {
  try {
    const { originalUrl, width, height } = await sendPicture(file, 'content');
    const attrs = { src: originalUrl, alt: '', width: String(width), height: String(height) };
    editor.chain().focus().insertContent({ type: 'figure', attrs }).run();
  } catch (error) {
    toastRefusal(error);
  }
}
