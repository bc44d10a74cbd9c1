'use client';

import { useId, useState } from 'react';
import { CallError, messageOf } from '@/api/core/call-error';
import { checkQuestions, type QuestionsFile } from '@/api/testing/queries';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/file-input/file-input';
import { Note } from '@/components/ui/note/note';
import { Textarea } from '@/components/ui/textarea/textarea';
import { counted } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionsImportProps } from '../types';
import styles from './questions-import.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
const MISTAKES = ['ошибка', 'ошибки', 'ошибок'] as const;

/** Looks at a file or a pasted text first; what is right goes into the test when it is asked for. */
export function QuestionsImportPopup({ room, onTake }: QuestionsImportProps) {
  const close = useClosePopup();
  const [read, setRead] = useState<QuestionsFile | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function check(file: File): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setRead(await checkQuestions(file));
    } catch (refused) {
      setError(refused);
    } finally {
      setBusy(false);
    }
  }

  const taken = read?.questions.slice(0, room) ?? [];
  return (
    <PopupShell title="Загрузить вопросы" size="l">
      {read ? (
        <Checked read={read} room={room} />
      ) : (
        <Source busy={busy} onFile={(file) => void check(file)} />
      )}
      {error !== null && (
        <Note kind="bad" role="alert">
          {error instanceof CallError ? error.message : messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={read ? () => setRead(null) : close}>
          {read ? 'Другой файл' : 'Отмена'}
        </Button>
        {read && (
          <Button
            disabled={taken.length === 0}
            onClick={() => {
              onTake(taken);
              close();
            }}
          >
            Добавить: {counted(taken.length, QUESTIONS)}
          </Button>
        )}
      </PopupShell.Actions>
    </PopupShell>
  );
}

function Source({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const [text, setText] = useState('');
  const ids = [useId(), useId()] as const;
  return (
    <>
      <Field id={ids[0]} label="Файл">
        <FileInput
          id={ids[0]}
          value={null}
          accept=".xlsx,.csv,.txt,.gift,.xml"
          kinds={busy ? 'Проверяем…' : 'XLSX, CSV, GIFT, Aiken или QTI 2.1 до 2 МБ'}
          disabled={busy}
          onChange={(file) => file && onFile(file)}
        />
      </Field>
      <p className={styles.hint}>
        Столбцы таблицы: «Вопрос», «Ответ 1», «Ответ 2» …, «Верный» (номера или буквы через запятую), и если
        нужны, «Баллы», «Пояснение».
      </p>
      <Field id={ids[1]} label="Или текст" hint="GIFT, Aiken или строки таблицы">
        <Textarea id={ids[1]} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button
        size="s"
        kind="second"
        loading={busy}
        disabled={text.trim() === ''}
        onClick={() => onFile(new File([text], 'questions.txt', { type: 'text/plain' }))}
        className={styles.check}
      >
        Проверить текст
      </Button>
    </>
  );
}

function Checked({ read, room }: { read: QuestionsFile; room: number }) {
  const { questions, problems, format } = read;
  return (
    <div role="status" className={styles.checked}>
      <p>
        Формат: {format}. Готово: {counted(questions.length, QUESTIONS)}
        {problems.length > 0 && `, ${counted(problems.length, MISTAKES)}`}.
      </p>
      {questions.length > room && (
        <Note kind="warn">Места в тесте: {counted(room, QUESTIONS)}. Остальные не добавим.</Note>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems} tabIndex={0} aria-label="Что не так">
          {problems.map(({ place, text }, at) => (
            <li key={at}>
              <b>{place}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
