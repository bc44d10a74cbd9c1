'use client';

import clsx from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import styles from './rows-field.module.css';
import { useRowDrag } from './use-row-drag';
import { useRowFocus } from './use-row-focus';

export interface RowsFieldProps {
  /** Name of the array in the form, also inside a row of another list: `questions.0.options`. */
  name: string;
  label: string;
  hint?: string;
  /** Name of one row: «Глава». */
  row: string;
  /** Words of the button that adds a row: «Добавить главу». */
  add: string;
  /** Makes an empty row. */
  blank: object;
  most: number;
  /** Fields of a row by their full names: `chapters.2.title`. */
  children: (name: string, at: number) => ReactNode;
}

/** Rows that are added, removed and moved by keys and by pointer; each has its own errors at its fields. */
export function RowsField({ name, label, hint, row, add, blank, most, children }: RowsFieldProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { fields, append, remove, move } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const wrong = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const error = wrong?.root?.message ?? wrong?.message;
  const { said, toRow, toSame } = useRowFocus(list);

  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || to === from) return;
    move(from, to);
    toSame(`${row}: теперь место ${String(to + 1)} из ${String(fields.length)}`);
  };
  const take = (at: number) => {
    remove(at);
    toRow(
      Math.min(at, fields.length - 2),
      `Удалено: ${row.toLowerCase()}. Осталось: ${String(fields.length - 1)}`,
    );
  };
  const put = () => {
    append(blank, { shouldFocus: false });
    toRow(fields.length, `Добавлено. Всего: ${String(fields.length + 1)}`);
  };
  const { over, handle } = useRowDrag(list, shift);

  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    // a list inside a row moves its own rows
    event.stopPropagation();
    shift(at, at + step);
  };

  return (
    <Field id={id} group {...{ label, hint, error }}>
      <div role="group" aria-labelledby={`${id}-label`} data-rows={name} className={styles.rows}>
        <ol ref={list} className={styles.list}>
          {fields.map((field, at) => {
            const said = `${row} ${String(at + 1)}`;
            return (
              <li key={field.id} onKeyDown={onKeyDown(at)}>
                <div role="group" aria-label={said} className={clsx(styles.row, over === at && styles.over)}>
                  <span className={styles.handle} title="Перетащить" aria-hidden="true" {...handle(at)} />
                  <div className={styles.fields}>{children(`${name}.${String(at)}`, at)}</div>
                  <div className={styles.acts}>
                    <IconButton
                      icon="up"
                      size="s"
                      label={`${said}: выше`}
                      title="Выше (Alt + ↑)"
                      aria-disabled={at === 0}
                      onClick={() => shift(at, at - 1)}
                    />
                    <IconButton
                      icon="down"
                      size="s"
                      label={`${said}: ниже`}
                      title="Ниже (Alt + ↓)"
                      aria-disabled={at === fields.length - 1}
                      onClick={() => shift(at, at + 1)}
                    />
                    <IconButton icon="trash" size="s" label={`${said}: удалить`} onClick={() => take(at)} />
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
        <Button size="s" kind="second" icon="plus" data-add disabled={fields.length >= most} onClick={put}>
          {add}
        </Button>
        <Hidden>
          <span aria-live="polite">{said}</span>
        </Hidden>
      </div>
    </Field>
  );
}
