'use client';

import { useEffect, useMemo, useState } from 'react';
import type { TestForTaking } from '@/api/tests/queries';
import { whenIdle } from '@/lib/browser/when-idle';
import { markBusy } from '@/lib/pwa/busy';
import { QuestionForm } from './question-form';
import { QuestionMarks } from './question-marks';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { isOver } from '@/components/blocks/answering/save-state';
import { TakingAside } from './taking-aside';
import styles from './taking.module.css';
import { choiceWords, leadWords } from './taking-words';
import { useTestAnswers } from './use-test-answers';
import { useFinish } from './use-finish';
import { firstQuestion, useQuestion } from '@/components/blocks/answering/use-question';

interface TakingProps {
  test: TestForTaking;
  userId: string;
  next: readonly NextStep[];
}

const fetchConfirm = async () => (await import('@/components/popups/registry')).registry.confirm();

/** A test, one question at a time; each answer is saved when given. */
export function Taking({ test, userId: given, next }: TakingProps) {
  // another person may sign in and refresh: the answers here stay the first person's
  const [userId] = useState(given);
  const { store, view } = useTestAnswers(test, userId);
  const { questions } = test;
  const answered = useMemo(
    () => questions.map(({ id }) => (view.answers[id]?.length ?? 0) > 0),
    [questions, view.answers],
  );
  const { index, go, heading } = useQuestion(firstQuestion(answered), questions.length);
  const { finish, sent } = useFinish({ test, userId, store, next, go });
  const closed = sent || isOver(view.state);
  useEffect(() => (closed ? undefined : markBusy('test')), [closed]);
  // loaded ahead, so that the popup before sending opens without a network
  useEffect(() => whenIdle(() => void fetchConfirm().catch(() => undefined)), []);
  const question = questions[index];
  if (!question) return null;

  const answer = (optionIds: string[]) => store.give(question.id, optionIds);
  const last = index === questions.length - 1;
  return (
    <div className={styles.grid} data-outbox="">
      <TakingAside test={test} answered={answered} onFinish={finish} sent={sent}>
        <QuestionMarks answered={answered} current={index} onGo={go} />
      </TakingAside>
      <QuestionForm
        question={question}
        number={index + 1}
        total={questions.length}
        hint={choiceWords(question.type, test)}
        chosen={view.answers[question.id] ?? []}
        state={view.state}
        heading={heading}
        onAnswer={answer}
        onBack={index > 0 ? () => go(index - 1) : null}
        onNext={last ? finish : () => go(index + 1)}
        last={last}
        lead={index === 0 ? { image: test.image, words: leadWords(test) } : null}
        closed={closed}
      />
    </div>
  );
}
