'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { addressOf } from '@/api/core/address';
import { messageOf } from '@/api/core/call-error';
import { getImportTemplate } from '@/api/imports/endpoints';
import { useUpload, type ImportKind } from '@/api/imports/queries';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/file-input/file-input';
import { withQuery } from '@/lib/routes/query';
import { quote } from '@/lib/validation/quote';
import styles from './import-wizard.module.css';

const ACCEPT = '.xlsx,.csv,.txt,text/csv';
/** File names of tables; the services check the same endings. */
const TABLE = /\.(xlsx|csv|txt)$/i;
const KINDS = 'XLSX или CSV до 20 МБ, первая строка — заголовки';

/** The columns of the table and the rules for their values. */
function ColumnRules({ columns }: Pick<ImportKind, 'columns'>) {
  return (
    <dl className={styles.rules}>
      {columns.map(({ field, title, isRequired, hint }) => (
        <div key={field}>
          <dt>
            {title}
            {isRequired && <span className={styles.required}> обязательно</span>}
          </dt>
          <dd>{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

interface UploadStepProps {
  kind: ImportKind;
  path: string;
  /** Id of the training that the file's visits must belong to. */
  training?: string | undefined;
  failed?: string | undefined;
}

/** The first step: choosing the file. A file that is not a table is refused at once with a message. */
export function UploadStep({ kind, path, training, failed }: UploadStepProps) {
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(kind.id, training);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    upload.reset();
    const isTable = !chosen || TABLE.test(chosen.name);
    setRefused(isTable ? null : `${quote(chosen.name)} — не таблица. Выберите файл XLSX или CSV.`);
    setFile(isTable ? chosen : null);
  };
  const error = refused ?? (upload.error ? messageOf(upload.error, failed) : undefined);
  const send = () => {
    if (file)
      upload.mutate(file, { onSuccess: ({ id }) => router.push(withQuery(path, { training, import: id })) });
  };
  return (
    <div className={styles.step}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          id="import-file"
          label="Таблица"
          error={error}
          hint="Сначала всё проверим: пока вы не подтвердите, в портале ничего не изменится."
        >
          <FileInput
            id="import-file"
            value={file}
            onChange={choose}
            accept={ACCEPT}
            kinds={KINDS}
            aria-describedby={error ? 'import-file-error' : 'import-file-hint'}
            aria-invalid={error ? true : undefined}
          />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" data-script="" disabled={!file} loading={upload.isPending}>
            Дальше
          </Button>
          <ButtonLink
            href={addressOf(getImportTemplate, { kind: kind.id })}
            kind="second"
            icon="download"
            download
          >
            Скачать шаблон
          </ButtonLink>
        </div>
      </form>
      <ColumnRules columns={kind.columns} />
    </div>
  );
}
