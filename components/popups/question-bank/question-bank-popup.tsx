'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { marksQuery } from '@/api/select/queries';
import type { BankQuestion } from '@/api/testing/queries';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { debounced } from '@/components/ui/remote-select/debounced';
import { counted } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionBankProps } from '../authoring-types';
import { BankList } from './bank-list';
import styles from './question-bank.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;

/** The typed text, debounced. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  const [rest] = useState(() => debounced(setRested));
  useEffect(() => rest(typed), [rest, typed]);
  useEffect(() => () => rest.cancel(), [rest]);
  return rested;
}

/** Chooses questions of other tests; ticks are kept when the search changes. */
export function QuestionBankPopup({ except, mark: own, known, room, onTake }: QuestionBankProps) {
  const close = useClosePopup();
  const [typed, setTyped] = useState('');
  const [mark, setMark] = useState(own);
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const words = useRested(typed.trim());
  const filter = {
    ...(words ? { search: words } : {}),
    ...(mark ? { mark: [mark] } : {}),
    ...(except ? { except } : {}),
  };
  const isFull = chosen.size >= room;

  function tick(question: BankQuestion, isOn: boolean): void {
    const next = new Map(chosen);
    if (isOn) next.set(question.id, question);
    else next.delete(question.id);
    setChosen(next);
  }

  return (
    <PopupShell title="Взять из других тестов" size="l">
      <Search {...{ typed, mark }} onType={setTyped} onMark={setMark} />
      {isFull && (
        <Note kind="warn" role="status">
          {room === 0
            ? 'В тесте нет места для новых вопросов.'
            : `Больше не поместится: места в тесте было на ${counted(room, QUESTIONS)}.`}
        </Note>
      )}
      <BankList {...{ filter, known, chosen, isFull }} onTick={tick} />
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <Button
          disabled={chosen.size === 0}
          onClick={() => {
            onTake([...chosen.values()]);
            close();
          }}
        >
          {chosen.size === 0 ? 'Добавить' : `Добавить: ${counted(chosen.size, QUESTIONS)}`}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

interface SearchProps {
  typed: string;
  mark: string;
  onType: (typed: string) => void;
  onMark: (mark: string) => void;
}

function Search({ typed, mark, onType, onMark }: SearchProps) {
  const ids = [useId(), useId()] as const;
  const marks = useQuery(marksQuery()).data?.items ?? [];
  return (
    <div className={styles.search} role="search">
      <Field id={ids[0]} label="Слова вопроса или ответа">
        <Input
          id={ids[0]}
          type="search"
          maxLength={255}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <Field id={ids[1]} label="Бренд">
        <NativeSelect
          id={ids[1]}
          value={mark}
          onChange={(event) => onMark(event.target.value)}
          options={[
            { value: '', label: 'Все бренды' },
            ...marks.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </Field>
    </div>
  );
}
