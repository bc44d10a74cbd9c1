import type { surveyCut } from '@/api/surveying/schemas';
import { cutsOf, groupsBy, type CutPeople, type SurveyCuts } from '@/lib/domain/linked-cuts';
import { groupsToJoin, SURVEY_CUTS, type CutRow, type SurveyCutBy } from '@/lib/domain/survey-cut';
import type { Period } from '@/lib/domain/survey-periods';
import type { JoinedQuestion } from '@/lib/domain/survey-results';
import type { Of } from '@/lib/json-api/resource';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { peopleOf, periodsOfSurvey, periodTitle } from './answer-groups';
import { joinedSurvey, type JoinedSurvey } from './joined-survey';

const OWN_WORDS = 'Свой ответ';

interface Cut {
  people: CutPeople[];
  cuts: SurveyCuts;
  /** Groups that are not shown separately because of the questions that lead to this one. */
  apart: Readonly<Record<SurveyCutBy, ReadonlySet<string>>>;
}
export interface SurveyCutter {
  survey: JoinedSurvey;
  periods: Period[];
  /** The question's cuts, after those of the questions that lead to it. */
  cut: (question: JoinedQuestion) => Promise<Cut>;
}

/** Returns a cutter of the questions of a survey; it reads the answers to a question once. 404 `survey-missing`. */
export async function surveyCutter(ctx: Ctx, surveyId: string): Promise<SurveyCutter> {
  const survey = await joinedSurvey(ctx, surveyId);
  const periods = await periodsOfSurvey(ctx, surveyId);
  const known = new Map<string, Promise<Cut>>();
  // the path to a question changes which groups are joined, not who answered it
  const answered = new Map<string, ReturnType<typeof peopleOf>>();
  const peopleBy = (question: JoinedQuestion) => {
    const read = answered.get(question.id) ?? peopleOf(ctx, surveyId, question, periods);
    answered.set(question.id, read);
    return read;
  };
  const parentsOf = (id: string, path: readonly string[]) => {
    // versions may ask two questions in opposite orders: the path stops the cycle
    const rules = path.includes(id) ? [] : survey.rules.filter(({ questionId }) => questionId === id);
    return [...new Set(rules.map(({ parentId }) => parentId))];
  };

  async function make(question: JoinedQuestion, path: readonly string[]): Promise<Cut> {
    const apart = {
      region: new Set<string>(),
      chain: new Set<string>(),
      job: new Set<string>(),
      period: new Set<string>(),
    };
    for (const id of parentsOf(question.id, path)) {
      const parent = survey.questions.find((one) => one.id === id);
      if (!parent) continue;
      const { people, cuts, apart: before } = await cut(parent, [...path, question.id]);
      for (const by of SURVEY_CUTS)
        for (const title of [...before[by], ...groupsToJoin(groupsBy(people, by), cuts[by])])
          apart[by].add(title);
    }
    const people = await peopleBy(question);
    return { people, apart, cuts: cutsOf(people, { isSingle: question.type === 'single_choice', apart }) };
  }

  function cut(question: JoinedQuestion, path: readonly string[]): Promise<Cut> {
    const key = [question.id, ...path].join(' ');
    const made = known.get(key) ?? make(question, path);
    known.set(key, made);
    return made;
  }
  return { survey, periods, cut: (question) => cut(question, []) };
}

/** Sorts rows by period, whatever their size; the row of joined periods comes last. */
function inTime(rows: readonly CutRow[], periods: readonly Period[]): CutRow[] {
  const titles = periods.map(periodTitle);
  const placeOf = ({ title }: CutRow) => (titles.includes(title) ? titles.indexOf(title) : titles.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Returns the cut of a question, with cells hidden where they would identify a person. 404 `survey-missing`,
 * `question-missing`.
 */
export async function cutSurvey(
  ctx: Ctx,
  surveyId: string,
  { question: id, by }: { question: string; by: SurveyCutBy },
): Promise<Of<typeof surveyCut>> {
  const { survey, periods, cut } = await surveyCutter(ctx, surveyId);
  const question = survey.questions.find((one) => one.id === id);
  if (!question) throw notFound('В этом опросе нет такого вопроса.', 'question-missing');
  const { people, cuts } = await cut(question);
  const hasOwn = question.ownAnswerAllowed || people.some(({ counts }) => (counts.at(-1) ?? 0) > 0);
  const width = question.options.length + (hasOwn ? 1 : 0);
  const rows = by === 'period' ? inTime(cuts[by], periods) : cuts[by];
  return {
    ...{ id, by, type: question.type },
    answered: people.reduce((sum, { answered }) => sum + answered, 0),
    columns: [...question.options.map(({ text }) => text), OWN_WORDS].slice(0, width),
    rows: rows.map(({ title, answered, counts }) => ({ title, answered, counts: counts.slice(0, width) })),
  };
}
