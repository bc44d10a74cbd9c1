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
 * What the second version changes. A version that was never a draft has no head: it is taken to be whose and when the
 * survey is.
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
 * What publishing this survey as it is written would change; nothing is written. 404, 409 `changed-since`,
 * `survey-archived`, 422 with everything that is missing.
 */
export const previewPublication = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof surveyPut>,
) => present(await surveyKind.rehearse(ctx, id, body, seenAt));

/** The same of the draft as it is saved; 409 `nothing-to-publish` too. */
export const savedPublication = async (ctx: Ctx, id: string) =>
  present(await surveyKind.rehearseSaved(ctx, id));
