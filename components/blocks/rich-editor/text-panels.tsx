'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { describe } from '@/components/ui/field/describe';
import * as path from '@/lib/routes/path';
import styles from './rich-editor.module.css';
import { isSafeAddress } from './text-kit';

/** Address of the selected words; not a form of its own, because it is inside one. */
export function TextLink({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState('');
  const leave = () => {
    close();
    editor.commands.focus();
  };
  const put = () => {
    const address = href.trim();
    if (!isSafeAddress(address)) return setError('Начните с https:// или с / для страницы портала.');
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    close();
  };
  const take = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <div className={styles.panel}>
      <Field id={id} label="Адрес ссылки" error={error} className={styles.address}>
        <Input
          {...describe(id, { error })}
          autoFocus
          value={href}
          placeholder={`https://… или ${path.news('lrp')}`}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') put();
            if (event.key === 'Escape') leave();
            if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
          }}
        />
      </Field>
      <Button size="s" onClick={put}>
        Поставить
      </Button>
      {editor.isActive('link') && (
        <Button size="s" kind="quiet" onClick={take}>
          Убрать
        </Button>
      )}
      <Button size="s" kind="quiet" onClick={leave}>
        Закрыть
      </Button>
    </div>
  );
}

/** Alternative text of the selected picture, for screen readers. */
export function PictureWords({ editor }: { editor: Editor }) {
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor: { getAttributes }, editor: whole }) =>
      String(getAttributes.call(whole, 'figure').alt ?? ''),
  });
  return (
    <div className={styles.panel}>
      <Field id={id} label="Что на картинке" hint="Для тех, кто её не видит" className={styles.address}>
        <Input
          {...describe(id, { hint: true })}
          value={alt}
          onChange={(event) => editor.commands.updateAttributes('figure', { alt: event.target.value })}
        />
      </Field>
    </div>
  );
}
