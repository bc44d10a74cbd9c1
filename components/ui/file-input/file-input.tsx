'use client';

import { useCallback, useRef, useState, type DragEvent, type Ref } from 'react';
import { fileSize } from '@/lib/format/number';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Progress } from '../progress/progress';
import styles from './file-input.module.css';

export type FileInputProps = {
  id: string;
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** As in `<input accept>`. */
  accept?: string;
  /** A description of accepted files: «XLSX до 10 МБ». */
  kinds?: string;
  /** The stored file, shown until another is chosen. */
  current?: { name: string; url?: string } | null;
  /** Uploaded share, 0–100, during the upload. */
  progress?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

/** A preview of the chosen picture; its object URL is revoked when the file changes. */
function Preview({ file }: { file: File }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={draw} alt="" className={styles.preview} />;
}

/** The picture or the document icon before the file's name. */
function Face({ file, url }: { file: File | null; url?: string }) {
  if (file?.type.startsWith('image/')) return <Preview file={file} />;
  return !file && url ? <img src={url} alt="" className={styles.preview} /> : <Icon name="doc" />;
}

/** A drop zone and file input with a preview and the upload's progress. */
export function FileInput({
  id,
  value,
  onChange,
  onBlur,
  accept,
  kinds,
  current,
  progress,
  disabled,
  ref,
  ...aria
}: FileInputProps) {
  const [over, setOver] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const name = value?.name ?? current?.name;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChange(file);
  }

  return (
    <div className={styles.whole}>
      <div
        className={styles.drop}
        data-over={over || undefined}
        data-invalid={aria['aria-invalid'] || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...aria}
          ref={(node) => {
            own.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
        <Icon name="upload" />
        <b className={styles.strong}>Перетащите файл или выберите его</b>
        {kinds && <span className={styles.kinds}>{kinds}</span>}
      </div>
      {name && (
        <div className={styles.chosen}>
          <Face file={value} url={current?.url} />
          <span className={styles.name}>
            {name}
            {value && <small>{fileSize(value.size)}</small>}
          </span>
          {value && progress === undefined && (
            <IconButton
              icon="close"
              label={`Убрать файл ${value.name}`}
              onClick={() => {
                if (own.current) own.current.value = '';
                onChange(null);
                own.current?.focus();
              }}
            />
          )}
        </div>
      )}
      {progress !== undefined && (
        <div className={styles.progress}>
          <Progress value={progress} label={`Отправка файла ${name ?? ''}`} />
          <span>{Math.round(progress)} %</span>
        </div>
      )}
    </div>
  );
}
