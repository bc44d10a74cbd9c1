import type { z } from 'zod';
import type { copyBody, publishBody, testBody, testPut } from '@/api/testing/author-schemas';
import type { restoreBody } from '@/api/versions/schemas';
import type { Ctx } from '../../http/context';
import { inTransaction } from '../../db/transaction';
import { getAuthoredTest } from './present';
import { testKind } from './test-kind';

/** Creates a test, a draft unless `publish`. 422: mark, materials, and with `publish` everything that is missing. */
export const createTest = (ctx: Ctx, body: z.output<typeof testBody>) =>
  inTransaction(ctx, async () => getAuthoredTest(ctx, await testKind.create(ctx, body)));

/** Writes the draft. 404, 409 `changed-since`, `test-archived`, 422 as in `createTest`. */
export const updateTest = (ctx: Ctx, id: string, { seenAt, ...body }: z.output<typeof testPut>) =>
  inTransaction(ctx, async () => {
    await testKind.update(ctx, id, body, seenAt);
    return getAuthoredTest(ctx, id);
  });

/** Publishes the draft, or unpublishes the test. */
export const publishTest = (ctx: Ctx, id: string, { published, ...asked }: z.output<typeof publishBody>) =>
  inTransaction(ctx, async () => {
    await testKind.publish(ctx, id, published, asked);
    return getAuthoredTest(ctx, id);
  });

/** Deletes the draft; the published version stays. 409 `nothing-published` without one. */
export const discardTestDraft = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async () => {
    await testKind.discard(ctx, id);
    return getAuthoredTest(ctx, id);
  });

/** Copies the content of a version into the draft. 404 `version-missing`. */
export const restoreVersion = (ctx: Ctx, id: string, { number, seenAt }: z.output<typeof restoreBody>) =>
  inTransaction(ctx, async () => {
    await testKind.restore(ctx, id, number, seenAt);
    return getAuthoredTest(ctx, id);
  });

/** Copies a test as a new draft with its own ids. */
export const copyTest = (ctx: Ctx, id: string, { title }: z.output<typeof copyBody>) =>
  inTransaction(ctx, async () => getAuthoredTest(ctx, await testKind.copy(ctx, id, title)));
