'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { messageOf } from '@/api/core/call-error';
import { useUpdateAvatar } from '@/api/user/queries';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';
import styles from './photo.module.css';

interface PhotoEditProps {
  id: string;
  name: string;
  src: string | null;
}

/** The photograph and a control to change it. A new one is shown at once, and removed if the service refuses it. */
export function PhotoEdit({ id, name, src }: PhotoEditProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const { send, busy, problem } = useSend(id, () => setPreview(null));

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const choose = (file: File | undefined) => {
    if (!file || busy) return;
    setPreview(URL.createObjectURL(file));
    send(file);
  };
  return (
    <>
      <div className={styles.photo} aria-busy={busy || undefined}>
        <Avatar name={name} src={preview ?? src} size="l" />
        {busy && <span className={styles.ring} aria-hidden="true" />}
        <IconButton
          icon="camera"
          label={src ? 'Сменить фотографию' : 'Добавить фотографию'}
          kind="line"
          size="s"
          className={styles.camera}
          data-script=""
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = ''; // the same file may be chosen again after a failure
          }}
        />
        <span role="status">{busy && <Hidden>Фотография отправляется</Hidden>}</span>
      </div>
      {problem && (
        <Note kind="bad" role="alert" className={styles.problem}>
          {problem}
        </Note>
      )}
    </>
  );
}

/** Sends a photograph. `busy` lasts until the page shows it, so that the old one never flashes in between. */
function useSend(id: string, onDone: () => void) {
  const router = useRouter();
  const update = useUpdateAvatar(id);
  const [drawing, startDrawing] = useTransition();
  const send = (file: File) =>
    update.mutate(file, {
      onSuccess: () => {
        toast({ text: 'Фотография обновлена.', kind: 'good' });
        startDrawing(() => {
          router.refresh();
          onDone();
        });
      },
      onError: onDone,
    });
  const problem = update.isError ? messageOf(update.error) : null;
  return { send, busy: update.isPending || drawing, problem };
}
