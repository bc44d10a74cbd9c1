'use client';

import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { sendMedia } from '@/api/files/queries';
import { useFormField, type FormFieldProps } from '@/components/forms/use-form-field';
import { Button } from '@/components/ui/button/button';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/file-input/file-input';
import { Input } from '@/components/ui/input/input';
import {
  HEAD_BYTES,
  MEDIA_FILES,
  mediaFileOf,
  mediaProblem,
  type MediaFile,
} from '@/lib/domain/author-files';
import styles from './editor.module.css';

type MediaFieldProps = FormFieldProps & {
  kind: MediaFile;
  /** Called with the address of a file that has just been stored. */
  onStored?: (url: string) => void;
};

const MB = 1024 * 1024;

async function problemOf(kind: MediaFile, file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return mediaProblem(kind, file.size, mediaFileOf(head));
}

/** A video file: it is uploaded as soon as it is chosen; the form holds its address, `''` for none. */
export function MediaField({ kind, onStored, ...props }: MediaFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null);
  const [refused, setRefused] = useState('');
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const { name: _name, ...rest } = control;
  const address = String(value ?? '');
  const error = refused || shell.error;
  const { words, mime, most } = MEDIA_FILES[kind];

  async function send(file: File | null): Promise<void> {
    if (!file || under.current) return;
    const off = new AbortController();
    under.current = off;
    setRefused('');
    setSending({ file, share: 0 });
    try {
      const problem = await problemOf(kind, file);
      if (problem) return setRefused(problem);
      const { url } = await sendMedia(file, (share) => setSending({ file, share }), off.signal);
      if (off.signal.aborted) return;
      onChange(url);
      onStored?.(url);
    } catch (error) {
      if (!off.signal.aborted) setRefused(messageOf(error));
    } finally {
      under.current = null;
      setSending(null);
    }
  }

  return (
    <Field {...shell} error={error}>
      <FileInput
        {...rest}
        {...describe(shell.id, { hint: shell.hint, error })}
        accept={`.${kind},${mime}`}
        kinds={`${words} до ${String(most / MB)} МБ`}
        value={sending?.file ?? null}
        {...(sending ? { progress: sending.share * 100 } : {})}
        disabled={sending !== null}
        onChange={(file) => void send(file)}
      />
      {sending ? (
        <Button size="s" kind="quiet" onClick={() => under.current?.abort()}>
          Отменить загрузку
        </Button>
      ) : (
        <Input
          aria-label={`${String(props.label)}: адрес`}
          placeholder="или адрес в хранилище: /media/…"
          spellCheck={false}
          value={address}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {address && !sending && (
        <span className={styles.acts}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            Открыть файл
          </a>
          <Button size="s" kind="quiet" onClick={() => onChange('')}>
            Убрать файл
          </Button>
        </span>
      )}
    </Field>
  );
}
