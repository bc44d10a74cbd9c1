'use client';

import { useId, useState } from 'react';
import { CallError, messageOf } from '@/api/core/call-error';
import { checkSurveyQuestions } from '@/api/surveying/queries';
import { checkQuestions } from '@/api/testing/queries';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/file-input/file-input';
import { Note } from '@/components/ui/note/note';
import { Textarea } from '@/components/ui/textarea/textarea';
import { counted } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionsImportProps } from '../authoring-types';
import styles from './questions-import.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
const MISTAKES = ['ошибка', 'ошибки', 'ошибок'] as const;

interface Read<Q> {
  format: string;
  questions: Q[];
  problems: { place: string; text: string }[];
}
interface Words {
  accept: string;
  kinds: string;
  columns: string;
  pasted: string;
  room: string;
}

const TEST: Words = {
  accept: '.xlsx,.csv,.txt,.gift,.xml,.zip',
  kinds: 'XLSX, CSV, GIFT, Aiken, QTI 2.1 (XML или ZIP) до 2 МБ',
  columns:
    'Столбцы таблицы: «Вопрос», «Ответ 1», «Ответ 2» …, «Верный» (номера или буквы через запятую), и если нужны, «Баллы», «Пояснение».',
  pasted: 'GIFT, Aiken или строки таблицы',
  room: 'Места в тесте',
};
const SURVEY: Words = {
  accept: '.xlsx,.csv,.txt',
  kinds: 'XLSX или CSV до 2 МБ',
  columns:
    'Столбцы таблицы: «Вопрос», «Ответ 1», «Ответ 2» …, и если нужны, «Несколько», «Обязательный», «Свой ответ»: «да» или «нет».',
  pasted: 'Строки таблицы',
  room: 'Места в опросе',
};

/** Checks a file or pasted text, shows the problems, then adds the correct questions on request. */
export function QuestionsImportPopup(props: QuestionsImportProps) {
  const { kind, room } = props;
  if (kind === 'test')
    return <Import check={checkQuestions} words={TEST} room={room} onTake={props.onTake} />;
  return <Import check={checkSurveyQuestions} words={SURVEY} room={room} onTake={props.onTake} />;
}

interface ImportProps<Q> {
  check: (file: File) => Promise<Read<Q>>;
  words: Words;
  room: number;
  onTake: (questions: Q[]) => void;
}

function Import<Q>({ check, words, room, onTake }: ImportProps<Q>) {
  const close = useClosePopup();
  const [read, setRead] = useState<Read<Q> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function look(file: File): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setRead(await check(file));
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
        <Checked read={read} room={room} words={words} />
      ) : (
        <Source busy={busy} words={words} onFile={(file) => void look(file)} />
      )}
      {error !== null && (
        <Note kind="bad" role="alert">
          {error instanceof CallError ? error.message : messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={read ? () => setRead(null) : close}>
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

function Source({ busy, words, onFile }: { busy: boolean; words: Words; onFile: (file: File) => void }) {
  const [text, setText] = useState('');
  const ids = [useId(), useId()] as const;
  return (
    <>
      <Field id={ids[0]} label="Файл">
        <FileInput
          id={ids[0]}
          value={null}
          accept={words.accept}
          kinds={busy ? 'Проверяем…' : words.kinds}
          disabled={busy}
          onChange={(file) => file && onFile(file)}
        />
      </Field>
      <p className={styles.hint}>{words.columns}</p>
      <Field id={ids[1]} label="Или текст" hint={words.pasted}>
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

function Checked({ read, room, words }: { read: Read<unknown>; room: number; words: Words }) {
  const { questions, problems, format } = read;
  return (
    <div role="status" className={styles.checked}>
      <p>
        Формат: {format}. Готово: {counted(questions.length, QUESTIONS)}
        {problems.length > 0 && `, ${counted(problems.length, MISTAKES)}`}.
      </p>
      {questions.length > room && (
        <Note kind="warn">
          {words.room}: {counted(room, QUESTIONS)}. Остальные не добавим.
        </Note>
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
