'use client';

import { useEffect, useId, useState, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Icon } from '@/components/ui/icon/icon';
import styles from './editor-parts.module.css';

interface QuestionShellProps {
  /** `questions.2` */
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The line of a closed question; `isShort` for the shorter line of an open one. */
  summary: (isShort: boolean) => ReactNode;
  children: ReactNode;
}

/** A collapsible question of an editor; one with an error is always open. */
export function QuestionShell({ name, isOpen: first, onOpen, summary, children }: QuestionShellProps) {
  const [isOpen, setOpen] = useState(first);
  const { errors } = useFormState({ name });
  const isWrong = get(errors, name) !== undefined;
  const id = useId();
  useEffect(() => {
    onOpen(isOpen);
  });
  const shown = isOpen || isWrong;
  return (
    <div className={styles.question}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={shown}
        aria-controls={id}
        disabled={isWrong}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={shown ? 'minus' : 'plus'} size="s" />
        {summary(shown)}
      </button>
      <div id={id} hidden={!shown} className={styles.fields}>
        {shown && children}
      </div>
    </div>
  );
}

/** «3. Что восстанавливает барьер?» with details below. */
export function QuestionLine({
  number,
  text,
  children,
}: {
  number: number;
  text: string;
  children: ReactNode;
}) {
  return (
    <span className={styles.summary}>
      <b>
        {number}. {text || 'Без текста'}
      </b>
      <span>{children}</span>
    </span>
  );
}
