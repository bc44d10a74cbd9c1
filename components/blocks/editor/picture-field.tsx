'use client';

import { useState } from 'react';
import { sendPicture } from '@/api/files/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useFormField, type FormFieldProps } from '@/components/forms/use-form-field';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/file-input/file-input';
import { Input } from '@/components/ui/input/input';
import type { FilePurpose } from '@/lib/domain/author-files';
import styles from './editor.module.css';

/** A stored picture as a form holds it; `name` describes what it shows. */
export interface PictureValue {
  name: string;
  originalUrl: string;
  previewUrl: string;
}

interface PictureFieldProps extends FormFieldProps {
  purpose: FilePurpose;
  /** Uploads to the store of another server than the portal's own. */
  upload?: (file: File) => Promise<Pick<PictureValue, 'originalUrl' | 'previewUrl'>>;
}

/** A picture that is uploaded as soon as it is chosen, with a text alternative; null for none. */
export function PictureField({ purpose, upload, ...props }: PictureFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const [sending, setSending] = useState<File | null>(null);
  const picture = value as PictureValue | null;
  const { name: _name, ...rest } = control;

  async function send(file: File | null): Promise<void> {
    if (!file) return;
    setSending(file);
    try {
      const { originalUrl, previewUrl } = await (upload ? upload(file) : sendPicture(file, purpose));
      onChange({ name: picture?.name ?? '', originalUrl, previewUrl });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setSending(null);
    }
  }

  return (
    <Field {...shell}>
      {picture && (
        <div className={styles.picture}>
          <img src={picture.previewUrl} alt="" />
          <Input
            aria-label="Что на картинке"
            placeholder="Что на картинке"
            value={picture.name}
            onChange={(event) => onChange({ ...picture, name: event.target.value })}
          />
          <Button size="s" kind="quiet" onClick={() => onChange(null)}>
            Убрать картинку
          </Button>
        </div>
      )}
      <FileInput
        {...rest}
        accept="image/jpeg,image/png,image/webp"
        kinds={sending ? 'Загружаем…' : 'JPEG, PNG или WebP до 20 МБ'}
        value={null}
        onChange={(file) => void send(file)}
      />
    </Field>
  );
}
