import type { GivenAnswer, ScoredQuestion, ScoredTest } from '@/lib/domain/scoring';
import type { SavedAnswer } from '../../db/schema/types';
import type { Chance } from '../chance';

const rightIds = ({ options }: ScoredQuestion) =>
  options.filter(({ isRight }) => isRight).map(({ id }) => id);

/** A believable mistake: another option, or a right one missed among several. */
function mistake(question: ScoredQuestion, chance: Chance): string[] {
  const right = rightIds(question);
  const wrong = question.options.filter(({ isRight }) => !isRight).map(({ id }) => id);
  if (question.type === 'single_choice') return [chance.of(wrong)];
  if (right.length > 1 && (wrong.length === 0 || chance.roll(0.6))) return right.slice(1);
  return [...right, chance.of(wrong)];
}

/** Answers to the first `count` questions; `knows` says which of them are right, by their place. */
export function answersOf(
  { questions }: ScoredTest,
  knows: (place: number) => boolean,
  chance: Chance,
  count = questions.length,
): (GivenAnswer & SavedAnswer)[] {
  return questions.slice(0, count).map((question, place) => ({
    questionId: question.id,
    optionIds: knows(place) ? rightIds(question) : mistake(question, chance),
  }));
}
