import { and, eq } from 'drizzle-orm';
import { articleCategories, articles, categories } from '@/backend/db/schema/articles';
import { learningItems, learningItemTags, tags } from '@/backend/db/schema/learning';
import { balances } from '@/backend/db/schema/points';
import { testRevisions, tests } from '@/backend/db/schema/tests';
import type { StoredQuestion, TestContent } from '@/backend/db/schema/types';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import type { TestBackend } from './backend';
import { unique } from './given';

type NewArticle = Partial<typeof articles.$inferInsert> & { tags?: string[]; categories?: string[] };
type NewTest = Partial<typeof tests.$inferInsert> & {
  tags?: string[];
  /** Points of each question's right option; one question per number. Default: three of 10. */
  pays?: number[];
  /** Further fields of its questions, in order. */
  asked?: Partial<StoredQuestion>[];
};

/** Ids of a created test: of each question with its right and a wrong option. */
export interface GivenTest {
  id: string;
  itemId: string;
  markId: string;
  questions: { id: string; right: string; wrong: string }[];
  /** Answers with the first `count` questions right and the others wrong. */
  answers(count: number): { questionId: string; optionIds: string[] }[];
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row was not made');
  return row;
}

const optionOf = (text: string, isRight: boolean, countPoints: number) => ({
  ...{ id: crypto.randomUUID(), text, image: null, isRight, countPoints, explanation: '' },
});

/** A single choice whose first option is right and pays the points. */
function questionPaying(countPoints: number, at: number): StoredQuestion {
  const options = [optionOf('Да', true, countPoints), optionOf('Нет', false, 0)];
  const asked = { text: `Вопрос ${String(at + 1)}`, type: 'single_choice' as const, image: null };
  return { id: crypto.randomUUID(), ...asked, explanation: '', articleId: null, options };
}

function contentOf(row: typeof tests.$inferSelect): Omit<TestContent, 'questions'> {
  const { title, description, image } = row;
  const { countPoints, availableErrorsCount, pointsMultiplier, multipleChoiceScoring } = row;
  return {
    ...{ title, description, image },
    ...{ countPoints, availableErrorsCount, pointsMultiplier, multipleChoiceScoring },
  };
}

/** Factories of learning content; each creates its own rows and its own mark, unless one is given. */
export function givenLearning({
  db,
  given,
  clock,
  ctx,
}: Pick<TestBackend, 'db' | 'given' | 'clock' | 'ctx'>) {
  const yesterday = () => new Date(clock.now().getTime() - 864e5);
  const markOf = async (markId: string | undefined) => markId ?? (await given.mark()).id;

  async function tag(slug: string) {
    await db.insert(tags).values({ slug, title: slug }).onConflictDoNothing();
    return only(await db.select().from(tags).where(eq(tags.slug, slug)));
  }

  async function category(slug = unique('category'), title = slug) {
    await db.insert(categories).values({ slug, title }).onConflictDoNothing();
    return only(await db.select().from(categories).where(eq(categories.slug, slug)));
  }

  async function tagItem(itemId: string, slugs: string[]) {
    for (const slug of slugs) {
      await db.insert(learningItemTags).values({ itemId, tagId: (await tag(slug)).id });
    }
  }

  async function article({ tags: slugs = [], categories: sections = [], ...fields }: NewArticle = {}) {
    const slug = unique('article');
    const values = {
      slug,
      title: slug,
      content: '<p>Слова.</p>',
      publishedAt: yesterday(),
      ...fields,
      markId: await markOf(fields.markId),
    };
    const row = only(await db.insert(articles).values(values).returning());
    const item = only(await db.select().from(learningItems).where(eq(learningItems.articleId, row.id)));
    await tagItem(item.id, slugs);
    for (const section of sections) {
      const { id } = await category(section);
      await db.insert(articleCategories).values({ articleId: row.id, categoryId: id });
    }
    return { ...row, itemId: item.id, learningId: `${row.kind}-${row.id}` };
  }

  const video = (fields: NewArticle = {}) =>
    article({ kind: 'video', durationSeconds: 100, points: 40, videoMp4Url: '/media/v.mp4', ...fields });

  async function test({
    tags: slugs = [],
    pays = [10, 10, 10],
    asked = [],
    ...fields
  }: NewTest = {}): Promise<GivenTest> {
    const markId = await markOf(fields.markId);
    const values = { title: unique('test'), publishedAt: yesterday(), ...fields, markId };
    const row = only(await db.insert(tests).values(values).returning());
    const { id } = row;
    const item = only(await db.select().from(learningItems).where(eq(learningItems.testId, id)));
    await tagItem(item.id, slugs);
    const content = {
      ...contentOf(row),
      questions: pays.map((points, at) => ({ ...questionPaying(points, at), ...asked[at] })),
    };
    const revision = { testId: id, number: 1, state: 'published' as const, content };
    await db.insert(testRevisions).values({ ...revision, publishedAt: row.publishedAt });
    const made = content.questions.map(({ id: questionId, options: [right, wrong] }) => ({
      id: questionId,
      ...{ right: right?.id ?? '', wrong: wrong?.id ?? '' },
    }));
    const answers = (count: number) =>
      made.map(({ id: questionId, right, wrong }, at) => ({
        questionId,
        optionIds: [at < count ? right : wrong],
      }));
    return { id, itemId: item.id, markId, questions: made, answers };
  }

  /** Replaces the published version of the test by a new one. */
  async function revise(id: string, change: (content: TestContent) => TestContent) {
    const published = and(eq(testRevisions.testId, id), eq(testRevisions.state, 'published'));
    const retired = { state: 'retired' as const, retiredAt: clock.now() };
    const last = only(await db.update(testRevisions).set(retired).where(published).returning());
    const content = change(last.content);
    const next = { testId: id, number: last.number + 1, state: 'published' as const, content };
    const { questions: _, ...head } = content;
    await db.update(tests).set(head).where(eq(tests.id, id));
    return only(
      await db
        .insert(testRevisions)
        .values({ ...next, publishedAt: clock.now() })
        .returning(),
    );
  }

  /** Adds a multiple choice to a test: one option per number, right when the number is above 0. */
  async function multiple(of: GivenTest, pays: number[]) {
    const options = pays.map((countPoints, at) =>
      optionOf(`Вариант ${String(at + 1)}`, countPoints > 0, countPoints),
    );
    const id = crypto.randomUUID();
    const question = {
      ...questionPaying(0, 0),
      id,
      text: 'Какие?',
      type: 'multiple_choice' as const,
      options,
    };
    await revise(of.id, (content) => ({ ...content, questions: [...content.questions, question] }));
    const idsOf = (isRight: boolean) =>
      options.filter((option) => option.isRight === isRight).map((option) => option.id);
    return { id, right: idsOf(true), wrong: idsOf(false) };
  }

  /** Adds points to an account through the ledger. */
  function points(userId: string, markId: string, amount: number) {
    const context = ctx();
    return inTransaction(context, (tx) =>
      postEntries(tx, context, [
        { userId, markId, amount, kind: 'award', title: 'Начисление', key: unique('award') },
      ]),
    );
  }

  async function balance(userId: string, markId: string): Promise<number> {
    const mine = and(eq(balances.userId, userId), eq(balances.markId, markId));
    const [row] = await db.select().from(balances).where(mine);
    return row?.balance ?? 0;
  }

  return { tag, category, article, video, test, revise, multiple, points, balance };
}

export type GivenLearning = ReturnType<typeof givenLearning>;
