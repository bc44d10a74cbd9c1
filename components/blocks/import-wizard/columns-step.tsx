'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { useImportAct, type Import, type ImportKind } from '@/api/imports/queries';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { columnLetters } from '@/lib/domain/imports';
import { counted } from '@/lib/format/number';
import styles from './import-wizard.module.css';

const ROWS = ['строка', 'строки', 'строк'] as const;
const SHOWN = 60;

type Mapping = Record<string, number>;

/** «A: Слово — Церамиды»: a column by its letter, heading and first cell. */
function optionsOf({ headings, samples }: Import) {
  return headings.map((heading, at) => {
    const sample = samples.map((row) => row[at]).find(Boolean) ?? '';
    const said = [heading || 'без заголовка', sample.slice(0, SHOWN)].filter(Boolean).join(' — ');
    return { value: String(at), label: `${columnLetters(at)}: ${said}` };
  });
}

function without(mapping: Mapping, field: string): Mapping {
  return Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field));
}

interface ColumnsStepProps {
  kind: ImportKind;
  current: Import;
  /** Address of this import. */
  path: string;
  /** Address of the first step. */
  again: string;
}

/** The mapping of file columns to fields: proposed by headings, corrected by the person. */
export function ColumnsStep({ kind, current, path, again }: ColumnsStepProps) {
  const router = useRouter();
  const [mapping, setMapping] = useState<Mapping>(current.mapping);
  const act = useImportAct(current.id);
  const options = optionsOf(current);
  const set = (field: string, value: string) =>
    setMapping((known) => (value === '' ? without(known, field) : { ...known, [field]: Number(value) }));
  const unused = current.headings.filter((heading, at) => heading && !Object.values(mapping).includes(at));
  const [isAsked, setAsked] = useState(false);
  const lacks = kind.columns.filter(({ field, isRequired }) => isRequired && mapping[field] === undefined);
  const check = () => {
    setAsked(true);
    const [first] = lacks;
    if (first) document.getElementById(`column-${first.field}`)?.focus();
    else send();
  };
  const wrong = (field: string) =>
    isAsked && lacks.some((column) => column.field === field) ? 'Выберите столбец' : undefined;
  const send = () =>
    act.mutate(
      { act: 'check', mapping },
      {
        onSuccess: () => {
          router.push(path);
          router.refresh();
        },
      },
    );
  return (
    <div className={styles.step}>
      <p>
        {current.fileName}: {counted(current.total, ROWS)}. Проверьте, из какого столбца что берём.
      </p>
      {current.doubled.length > 0 && (
        <Note kind="warn">Заголовки повторяются: {current.doubled.join(', ')}. Взят первый столбец.</Note>
      )}
      <div className={styles.columns}>
        {kind.columns.map(({ field, title, isRequired, hint }) => (
          <Field
            key={field}
            id={`column-${field}`}
            label={title}
            optional={!isRequired}
            hint={hint}
            error={wrong(field)}
          >
            <NativeSelect
              id={`column-${field}`}
              value={mapping[field] === undefined ? '' : String(mapping[field])}
              onChange={({ target }) => set(field, target.value)}
              aria-describedby={`column-${field}-${wrong(field) ? 'error' : 'hint'}`}
              aria-invalid={wrong(field) ? true : undefined}
              options={options}
              placeholder="Не загружать"
            />
          </Field>
        ))}
      </div>
      {unused.length > 0 && <p className={styles.hint}>Не понадобятся: {unused.join(', ')}.</p>}
      {act.error && (
        <Note kind="bad" role="alert">
          {messageOf(act.error)}
        </Note>
      )}
      <div className={styles.acts}>
        <Button data-script="" loading={act.isPending} onClick={check}>
          Проверить
        </Button>
        <ButtonLink href={again} kind="quiet" icon="left">
          Другой файл
        </ButtonLink>
      </div>
    </div>
  );
}
