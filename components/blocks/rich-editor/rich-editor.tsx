'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import reading from '@/components/blocks/reading/reading-text.module.css';
import styles from './rich-editor.module.css';
import { textHtml } from './text-html';
import { TEXT_KIT } from './text-kit';
import { TextBar } from './text-bar';

export interface RichEditorProps {
  id: string;
  /** HTML; a change from outside (undo, another version) replaces the text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Passes the form a way to focus the editor; null on unmount. */
  onReady: (control: { focus: () => void } | null) => void;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

const attributesOf = ({ id, ...props }: RichEditorProps): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  class: clsx(reading.text, styles.text),
  ...(props['aria-describedby'] ? { 'aria-describedby': props['aria-describedby'] } : {}),
  ...(props['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
});

/** Editor of text with the tags that readers' texts may have, in their style. Loaded only by `<RichTextField>`. */
export function RichEditor(props: RichEditorProps) {
  const { value, onReady } = props;
  const now = useRef(props);
  const written = useRef(value);
  const editor = useEditor({
    extensions: TEXT_KIT,
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    onUpdate: ({ editor: { state } }) => {
      written.current = textHtml(state.doc);
      now.current.onChange(written.current);
    },
    onBlur: () => now.current.onBlur(),
    editorProps: { attributes: () => attributesOf(now.current) },
  });
  useEffect(() => {
    now.current = props;
    // the editor reads its attributes only when the view is redrawn
    editor?.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
  }, [props['aria-invalid'], props['aria-describedby']]); // oxlint-disable-line react/exhaustive-deps
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    onReady(editor && { focus: () => editor.commands.focus() });
  }, [editor, onReady]);
  if (!editor) return <div className={styles.waiting} />;
  return (
    <div className={styles.editor} data-invalid={props['aria-invalid'] || undefined}>
      <TextBar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
