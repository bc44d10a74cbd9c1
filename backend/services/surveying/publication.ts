import type { z } from 'zod';
import type { surveyPut } from '@/api/surveying/author-schemas';
import type { surveyPublication } from '@/api/versions/schemas';
import { surveyChanges } from '@/lib/domain/survey-changes';
import type { Of } from '@/lib/json-api/resource';
import type { SurveyContent } from '../../db/schema/types';
import type { Ctx } from '../../http/context';
import type { Revision } from '../authoring/revisions';
import type { Rehearsal } from '../authoring/versioned';
import { headOf, type Row } from './present';
import { surveyKind } from './survey-kind';

/**
 * Returns the changes from one version to the next. A version that was never a draft has no head: the mark, slug and
 * dates of the survey are used.
 */
export function changesOf(before: Pick<Revision<SurveyContent>, 'content'>, next: SurveyContent, row: Row) {
  const whole = (said: SurveyContent) => ({ ...said, ...(said.head ?? headOf(row, null)) });
  return surveyChanges(whole(before.content), whole(next));
}

const present = ({
  row,
  content,
  published,
}: Rehearsal<SurveyContent, Row>): Of<typeof surveyPublication> => ({
  ...{ id: row.id, seenAt: row.updatedAt.toISOString(), number: published?.number ?? null },
  changes: published && changesOf(published, content, row),
});

/**
 * Returns what publishing this unsaved survey would change; writes nothing. 404, 409 `changed-since`,
 * `survey-archived`, 422 with everything that is missing.
 */
export const previewPublication = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof surveyPut>,
) => present(await surveyKind.rehearse(ctx, id, body, seenAt));

/** Returns the same for the saved draft; also 409 `nothing-to-publish`. */
export const savedPublication = async (ctx: Ctx, id: string) =>
  present(await surveyKind.rehearseSaved(ctx, id));
