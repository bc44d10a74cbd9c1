import { comesOutAt, type AuthoredFlags } from '@/lib/domain/authored-state';
import type { AuthoredProblem } from '@/lib/domain/authored-problems';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import type { Revision, Revisions, RevisionsIn } from './revisions';
import { assertSeen, nextVersion } from './seen';
import { refuse } from './refuse';
import { versionMissing } from './version-missing';

export interface AuthoredRow extends AuthoredFlags {
  id: string;
  updatedAt: Date;
}

/** Requested time of publication. */
interface Due {
  dueAt?: string | null;
}

/**
 * A kind of content that is written as a draft, published as a version, and has a row with its flags: a test, a survey.
 */
export interface Versioned<
  Head extends Due,
  Content extends { head?: Head; title: string },
  Row extends AuthoredRow,
  Body,
> {
  /** Name in the audit and in error codes. */
  name: 'test' | 'survey';
  /** «Тест» */
  word: string;
  versions: RevisionsIn<Content>;
  /** Locks and returns the row: no one else writes or sends it until the transaction ends; 404. */
  lock: (tx: Db, id: string) => Promise<Row>;
  insert: (tx: Db, values: Partial<Row>) => Promise<Row>;
  write: (tx: Db, id: string, values: Partial<Row>) => Promise<unknown>;
  /** Returns the content to store, from what an author has sent; 422. */
  read: (ctx: Ctx, body: Body, revisions: Revisions<Content>, row: Row | null) => Promise<Content>;
  headOf: (row: Row, draft: Revision<Content> | null) => Head;
  /** Columns of the row that a version sets; lists, search and the dates for takers are read from them. */
  columnsOf: (content: Content, head: Head) => Partial<Row>;
  problems: (content: Content, head: Head, now: Date) => readonly AuthoredProblem[];
  /** Writes the links that lists use beside the row. */
  link?: (tx: Db, id: string, head: Head) => Promise<void>;
  /** Returns a copy of the content under another title, with new ids; `id` is that of the original. */
  copy: (ctx: Ctx, content: Content, head: Head, title: string | undefined, id: string) => Promise<Content>;
}

interface Publishing {
  /** `updatedAt` of the version that was looked at. */
  seenAt?: string | undefined;
  /** Replaces the saved time of publication; null: at once. */
  dueAt?: string | null | undefined;
}

/** The content that would be published, and the published version. */
export interface Rehearsal<Content, Row> {
  row: Row;
  content: Content;
  published: Revision<Content> | null;
}

const NOTHING = { draft: null, published: null };

/** Returns the operations of authors on one kind; `create` and `copy` return the id of the new row. */
export function versioned<
  Head extends Due,
  Content extends { head?: Head; title: string },
  Row extends AuthoredRow,
  Body extends { publish: boolean },
>(kind: Versioned<Head, Content, Row, Body>) {
  const { name, word, versions } = kind;
  const note = (ctx: Ctx, id: string, action: string, details: Record<string, unknown> = {}) =>
    audit.record(ctx, { action: `${name}.${action}`, subjectType: name, subjectId: id, details });

  async function locked(tx: Db, ctx: Ctx, id: string, seenAt: string | undefined): Promise<Row> {
    const row = await kind.lock(tx, id);
    await assertSeen(ctx, { type: name, id, updatedAt: row.updatedAt }, seenAt);
    if (row.isArchived) throw new AppError(409, `${name}-archived`, `${word} в архиве: сначала верните его.`);
    return row;
  }

  /**
   * Inserts the row and its draft. The row has the values of the draft until the first publication, then those of the
   * published version.
   */
  async function insert(tx: Db, ctx: Ctx, content: Content, head: Head): Promise<Row> {
    const now = ctx.now();
    const row = await kind.insert(tx, {
      ...kind.columnsOf(content, head),
      ...{ createdAt: now, updatedAt: now, isPublished: false, publishedAt: null },
    });
    await versions.writeDraft(tx, row.id, { content, authorId: viewerOf(ctx).id, now });
    return row;
  }

  /** Returns the version to publish next and its head; 409 `nothing-to-publish`, 422 with every problem. */
  async function nextOf(tx: Db, ctx: Ctx, row: Row, due?: string | null) {
    const revisions = await versions.revisionsOf(tx, row.id);
    const { draft, published } = revisions;
    const next = draft ?? published;
    if (!next || (!draft && row.isPublished && due === undefined))
      throw new AppError(409, 'nothing-to-publish', 'Всё сохранённое уже опубликовано.');
    const head = { ...kind.headOf(row, draft), ...(due === undefined ? {} : { dueAt: due }) };
    refuse(kind.problems(next.content, head, ctx.now()));
    return { revisions, next, head };
  }

  /**
   * Publishes the saved version and returns the new values of the row; people who have begun continue with their own
   * version.
   */
  async function putOut(tx: Db, ctx: Ctx, row: Row, due?: string | null): Promise<Partial<Row>> {
    const now = ctx.now();
    const { revisions, next, head } = await nextOf(tx, ctx, row, due);
    await versions.putOut(tx, revisions, now);
    await kind.link?.(tx, row.id, head);
    const asked = head.dueAt ? new Date(head.dueAt) : null;
    const out: Partial<AuthoredRow> = { isPublished: true, publishedAt: comesOutAt(row, asked, now) };
    return { ...kind.columnsOf(next.content, head), ...(out as Partial<Row>) };
  }

  const changed = (row: Row, ctx: Ctx, values: Partial<AuthoredRow> | Partial<Row> = {}) =>
    ({ ...values, updatedAt: nextVersion(row.updatedAt, ctx.now()) }) as Partial<Row>;

  /**
   * Creates a draft, and publishes it with `publish`. 422 for wrong references, and with `publish` for all that is
   * missing.
   */
  const create = (ctx: Ctx, body: Body) =>
    inTransaction(ctx, async (tx) => {
      const content = await kind.read(ctx, body, NOTHING, null);
      const row = await insert(tx, ctx, content, content.head as Head);
      await note(ctx, row.id, 'created');
      if (body.publish) {
        await kind.write(tx, row.id, await putOut(tx, ctx, row));
        await note(ctx, row.id, 'published', { revision: 1 });
      }
      return row.id;
    });

  /** Writes the draft. 404, 409 `changed-since`, `…-archived`, 422 as in `create`. */
  const update = (ctx: Ctx, id: string, body: Body, seenAt: string | undefined) =>
    inTransaction(ctx, async (tx) => {
      const row = await locked(tx, ctx, id, seenAt);
      const revisions = await versions.revisionsOf(tx, id);
      const content = await kind.read(ctx, body, revisions, row);
      await versions.writeDraft(tx, id, { content, authorId: viewerOf(ctx).id, now: ctx.now() });
      const said = revisions.published ? {} : kind.columnsOf(content, content.head as Head);
      const out = body.publish ? await putOut(tx, ctx, row) : {};
      await kind.write(tx, id, changed(row, ctx, { ...said, ...out }));
      await note(ctx, id, body.publish ? 'published' : 'changed');
    });

  /** Publishes the saved version, or unpublishes it. */
  const publish = (ctx: Ctx, id: string, isOut: boolean, { seenAt, dueAt }: Publishing = {}) =>
    inTransaction(ctx, async (tx) => {
      const row = await locked(tx, ctx, id, seenAt);
      const out = isOut ? await putOut(tx, ctx, row, dueAt) : { isPublished: false };
      await kind.write(tx, id, changed(row, ctx, out));
      await note(ctx, id, isOut ? 'published' : 'unpublished');
    });

  /**
   * Returns what publishing this body would publish, and the published version; writes nothing. Errors as in `update`
   * with `publish`.
   */
  const rehearse = (
    ctx: Ctx,
    id: string,
    body: Body,
    seenAt: string | undefined,
  ): Promise<Rehearsal<Content, Row>> =>
    inTransaction(ctx, async (tx) => {
      const row = await locked(tx, ctx, id, seenAt);
      const revisions = await versions.revisionsOf(tx, id);
      const content = await kind.read(ctx, body, revisions, row);
      refuse(kind.problems(content, content.head as Head, ctx.now()));
      return { row, content, published: revisions.published };
    });

  /** Like `rehearse`, for the saved version. Errors as in `publish`. */
  const rehearseSaved = (ctx: Ctx, id: string): Promise<Rehearsal<Content, Row>> =>
    inTransaction(ctx, async (tx) => {
      const row = await locked(tx, ctx, id, undefined);
      const { revisions, next } = await nextOf(tx, ctx, row);
      return { row, content: next.content, published: revisions.published };
    });

  /**
   * Discards the unpublished draft. 409 `nothing-published` for content that was never published, which keeps its
   * draft.
   */
  const discard = (ctx: Ctx, id: string) =>
    inTransaction(ctx, async (tx) => {
      const row = await kind.lock(tx, id);
      const { draft, published } = await versions.revisionsOf(tx, id);
      if (!published)
        throw new AppError(409, 'nothing-published', `${word} ещё не выходил: удалите его целиком.`);
      if (!draft) return;
      await versions.drop(tx, draft);
      await kind.write(tx, id, changed(row, ctx));
      await note(ctx, id, 'draft-discarded');
    });

  /**
   * Makes the content of an old version the draft, in place of the current draft; brand and dates stay unchanged. 404.
   */
  const restore = (ctx: Ctx, id: string, number: number, seenAt: string | undefined) =>
    inTransaction(ctx, async (tx) => {
      const row = await locked(tx, ctx, id, seenAt);
      const old = await versions.numbered(tx, id, number);
      if (!old) throw versionMissing();
      const { draft } = await versions.revisionsOf(tx, id);
      const content = { ...old.content, head: kind.headOf(row, draft) };
      await versions.writeDraft(tx, id, { content, authorId: viewerOf(ctx).id, now: ctx.now() });
      await kind.write(tx, id, changed(row, ctx));
      await note(ctx, id, 'restored-version', { revision: number });
    });

  /** Creates a new draft with the same content and new ids: its answers are not those of the original. */
  const copy = (ctx: Ctx, id: string, title: string | undefined) =>
    inTransaction(ctx, async (tx) => {
      const row = await kind.lock(tx, id);
      const { draft, published } = await versions.revisionsOf(tx, id);
      const { content } = draft ?? published ?? {};
      if (!content) throw new Error(`The ${name} ${id} has no version`);
      const head = kind.headOf(row, draft);
      const said = await kind.copy(ctx, content, head, title, id);
      const made = await insert(tx, ctx, said, said.head as Head);
      await note(ctx, made.id, 'copied', { from: id });
      return made.id;
    });

  return { create, update, publish, rehearse, rehearseSaved, discard, restore, copy };
}
