'use client';

import { useRef, useState } from 'react';
import { FullReview } from '@/components/blocks/test-result/full-review';
import { QuestionForm } from '@/components/screens/test-taking/question-form';
import { QuestionMarks } from '@/components/screens/test-taking/question-marks';
import { choiceWords, leadWords } from '@/components/screens/test-taking/taking-words';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { points, pointsGenitive } from '@/lib/format/number';
import { asTaken, imageOf, pays, resultOf, type Answers } from './as-taken';
import type { TestValues } from './test-values';
import styles from './preview.module.css';

interface PreviewProps {
  values: TestValues;
}

/** Preview that is taken and scored in the browser alone: the author has the key. */
export function Preview({ values }: PreviewProps) {
  const questions = asTaken(values);
  const test = pays(values);
  const [answers, setAnswers] = useState<Answers>({});
  const [index, setIndex] = useState(0);
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[index];
  if (!question) return <h1 className={styles.none}>В тесте пока нет вопросов</h1>;
  const restart = () => {
    setAnswers({});
    setIndex(0);
    setDone(false);
  };
  if (isDone) return <Result {...{ values, answers }} most={test.maxPoints} onAgain={restart} />;
  const last = index === questions.length - 1;
  const answered = questions.map(({ id }) => (answers[id]?.length ?? 0) > 0);
  return (
    <div className={styles.grid}>
      <QuestionMarks answered={answered} current={index} onGo={setIndex} />
      <QuestionForm
        key={question.id}
        {...{ question, heading, last }}
        number={index + 1}
        total={questions.length}
        hint={choiceWords(question.type, test)}
        chosen={answers[question.id] ?? []}
        state="none"
        onAnswer={(ids) => setAnswers({ ...answers, [question.id]: ids })}
        onBack={index > 0 ? () => setIndex(index - 1) : null}
        onNext={() => (last ? setDone(true) : setIndex(index + 1))}
        lead={index === 0 ? { image: imageOf(values.image), words: leadWords(test) } : null}
        closed={false}
      />
    </div>
  );
}

interface ResultProps extends PreviewProps {
  answers: Answers;
  most: number;
  onAgain: () => void;
}

function Result({ values, answers, most, onAgain }: ResultProps) {
  const facts = resultOf(values, answers);
  return (
    <div className={styles.result}>
      <Panel className={styles.sum}>
        <h1>
          Верно {facts.correct} из {facts.total}: {points(facts.points)}
        </h1>
        <p>
          {facts.passed ? 'Тест пройден.' : 'Тест не пройден.'} Наибольшее — {pointsGenitive(most)}.
        </p>
        <Button size="s" kind="second" icon="repeat" onClick={onAgain}>
          Пройти ещё раз
        </Button>
      </Panel>
      <FullReview questions={facts.questions ?? []} />
    </div>
  );
}
