import type { TestForTaking } from '@/api/tests/queries';
import type { QuestionReview, TestResultFacts } from '@/components/blocks/test-result/result-facts';
import { mostPoints } from '@/lib/domain/test-authoring';
import { scoreTest } from '@/lib/domain/scoring';
import { written, type TestValues } from './test-values';

export type Answers = Readonly<Record<string, readonly string[]>>;
type Questions = TestForTaking['questions'];

export const imageOf = (picture: TestValues['image']): TestForTaking['image'] =>
  picture && {
    ...picture,
    ...{ fileName: '', uuid: '', order: 0, customProperties: {}, extension: '', size: 0 },
  };

/** Converts questions into those that takers get; ids are places, as unsaved questions have none. */
export const asTaken = ({ questions }: TestValues): Questions =>
  questions.map(({ text, type, options, ...question }, at) => ({
    id: String(at),
    ...{ text: text || 'Вопрос без текста', type, image: imageOf(question.image) },
    options: options.map((option, nth) => ({
      id: String(nth),
      ...{ text: option.text, image: imageOf(option.image) },
    })),
  }));

export const pays = (values: TestValues) => {
  const test = written(values);
  return { maxPoints: mostPoints(test), ...test };
};

/** Scores these answers; the result has everything that the author wrote about them. */
export function resultOf(values: TestValues, answers: Answers): TestResultFacts {
  const test = written(values);
  const scored = {
    ...test,
    questions: values.questions.map(({ type, options }, at) => ({
      ...{ id: String(at), type },
      options: options.map(({ isRight }, nth) => ({
        ...{ id: String(nth), isRight },
        countPoints: test.questions[at]?.options[nth]?.countPoints ?? 0,
      })),
    })),
  };
  const given = Object.entries(answers).map(([questionId, optionIds]) => ({ questionId, optionIds }));
  const score = scoreTest(scored, given);
  const questions = values.questions.map((question, at): QuestionReview => {
    const chosen = answers[String(at)] ?? [];
    const shown = question.options.flatMap((option, nth) => {
      const isChosen = chosen.includes(String(nth));
      if (!isChosen && !option.isRight) return [];
      const { isRight, explanation } = option;
      const text = option.text || `вариант ${String(nth + 1)}`;
      return {
        ...{ text, isChosen, isRight },
        image: option.image?.previewUrl ?? null,
        why: explanation || null,
      };
    });
    return {
      text: question.text,
      isRight: score.questions[at]?.isRight ?? false,
      chosen: shown.flatMap(({ isChosen, text }) => (isChosen ? text : [])),
      options: shown,
      why: question.explanation || null,
    };
  });
  return {
    title: values.title,
    correct: score.correctAnswersCount,
    total: score.questionsCount,
    ...{ points: score.points, passed: score.passed, repeatAt: null, brand: values.markId, questions },
  };
}
