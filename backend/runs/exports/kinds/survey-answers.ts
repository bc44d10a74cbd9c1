import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowId } from '@/api/core/shapes';
import { can } from '@/lib/access/permissions';
import type { JoinedQuestion } from '@/lib/domain/survey-results';
import * as path from '@/lib/routes/path';
import { chains, cities, pharmacies, regions } from '../../../db/schema/directory';
import { surveyResponses, surveyRevisions } from '../../../db/schema/surveys';
import { users } from '../../../db/schema/users';
import type { Ctx } from '../../../http/context';
import { joinedSurvey } from '../../../services/surveying/joined-survey';
import { moderatedWords, type ModeratedWords } from '../../../services/surveying/own-words';
import { assertEnoughPeople } from '../enough-people';
import { exportKind, type ExportColumn, type ExportCtx } from '../export-kind';

const filter = z.strictObject({ survey: rowId });
type Filter = z.output<typeof filter> & {
  /** Whether the file names the people; set by the server, never by a call. */
  names?: boolean;
  /** The versions published at the start of the run: later ones do not change the columns. */
  versions?: readonly string[];
};

const from = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      id: surveyResponses.id,
      answers: surveyResponses.answers,
      submittedAt: surveyResponses.submittedAt,
      revision: surveyRevisions.number,
      name: users.fullName,
      job: users.jobStatus,
      pharmacy: pharmacies.name,
      city: cities.name,
      region: regions.name,
      chain: chains.name,
    })
    .from(surveyResponses)
    .innerJoin(surveyRevisions, eq(surveyRevisions.id, surveyResponses.revisionId))
    .innerJoin(users, eq(users.id, surveyResponses.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(where);
type Row = Awaited<ReturnType<typeof from>>[number];

/**
 * Columns of the person and the time. A file without names has none of them: a region, a chain or a time beside the
 * answers would reveal what the cuts of the results hide.
 */
const PEOPLE: readonly ExportColumn<Row>[] = [
  { title: '№', width: 8, cell: ({ id }) => Number(id) },
  { title: 'Отправлен (МСК)', cell: ({ submittedAt }) => submittedAt },
  { title: 'Кто', width: 30, cell: ({ name }) => name || 'Удалённый аккаунт' },
  { title: 'Должность', width: 20, cell: ({ job }) => job },
  { title: 'Аптека', width: 24, cell: ({ pharmacy }) => pharmacy },
  { title: 'Город', width: 18, cell: ({ city }) => city },
  { title: 'Регион', width: 22, cell: ({ region }) => region },
  { title: 'Сеть', width: 18, cell: ({ chain }) => chain },
  { title: 'Версия опроса', width: 10, cell: ({ revision }) => revision },
];

/** Own answers, with the changes of moderators. */
function ownWords(text: string, moderated: ModeratedWords | undefined): string {
  if (moderated?.isHidden) return '(скрыто)';
  return `«${moderated?.text ?? text}»`;
}

function answerTo(question: JoinedQuestion, moderated: ReadonlyMap<string, ModeratedWords>) {
  return ({ id, answers }: Row): string | null => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    if (!answer) return null;
    const known = moderated.get(`${id} ${question.id}`);
    const optionIds = new Set([...answer.optionIds, ...(known?.optionId ? [known.optionId] : [])]);
    // an option of a version published after the start of the run has no column
    const isMerged = question.options.some((option) => option.id === known?.optionId);
    const chosen = question.options.filter((option) => optionIds.has(option.id)).map(({ text }) => text);
    const own = answer.ownAnswer && !isMerged ? [ownWords(answer.ownAnswer, known)] : [];
    return [...chosen, ...own].join('; ');
  };
}

async function columns(ctx: ExportCtx, { survey, names, versions }: Filter) {
  const [{ questions }, moderated] = await Promise.all([
    joinedSurvey(ctx, survey, versions),
    moderatedWords(ctx, survey),
  ]);
  const asked = questions.map((question) => ({
    title: question.text,
    width: 40,
    cell: answerTo(question, moderated),
  }));
  return [...(names ? PEOPLE : []), ...asked];
}

const where = (_: Ctx, { filter: asked }: { filter?: Filter | undefined }): SQL | undefined =>
  and(
    eq(surveyResponses.surveyId, asked?.survey ?? '0'),
    isNotNull(surveyResponses.submittedAt),
    inArray(surveyResponses.revisionId, [...(asked?.versions ?? [])]),
  );

/**
 * Sent answers to a survey, one row per person. Only admins get names: for others the rows are shuffled, so that their
 * order does not reveal who answered before whom. 404 `survey-missing`, 409 `too-few-answers`.
 */
export const surveyAnswersExport = exportKind<Filter, Row>({
  title: 'Ответы на опрос',
  titleOf: async (ctx, { survey }) => {
    const { title } = await joinedSurvey(ctx, survey);
    return `Опрос ${title.replace(/[\\/:*?"<>|\s]+/g, ' ')}`;
  },
  page: path.surveys(),
  needs: 'tests.edit',
  fileNeeds: ({ names }) => (names ? 'surveys.see-people' : null),
  filter,
  scope: async (viewer, ctx, { survey }) => {
    const names = can(viewer, 'surveys.see-people');
    const { versions } = await joinedSurvey(ctx, survey);
    if (!names)
      assertEnoughPeople(await ctx.db.$count(surveyResponses, where(ctx, { filter: { survey, versions } })));
    return { names, versions };
  },
  where,
  key: surveyResponses.id,
  isShuffled: ({ names }) => !names,
  from,
  columns,
});
