import { and, eq } from 'drizzle-orm';
import { articleCategories, articles, categories } from '@/backend/db/schema/articles';
import { learningItems, learningItemTags, tags } from '@/backend/db/schema/learning';
import { balances } from '@/backend/db/schema/points';
import { options, questions, tests } from '@/backend/db/schema/tests';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import type { TestBackend } from './backend';
import { unique } from './given';

type NewArticle = Partial<typeof articles.$inferInsert> & { tags?: string[]; categories?: string[] };
type NewTest = Partial<typeof tests.$inferInsert> & {
  tags?: string[];
  /** Points of each question's right option; one question per number. Default: three of 10. */
  pays?: number[];
};

/** What a test knows of the rows it made: the right option of each question and a wrong one. */
export interface GivenTest {
  id: string;
  itemId: string;
  markId: string;
  questions: { id: string; right: string; wrong: string }[];
  /** Answers with the first `count` questions right and the rest wrong. */
  answers(count: number): { questionId: string; optionIds: string[] }[];
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories of learning content: each makes its own rows and its own mark, unless one is given. */
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
    ...fields
  }: NewTest = {}): Promise<GivenTest> {
    const markId = await markOf(fields.markId);
    const values = { title: unique('test'), publishedAt: yesterday(), ...fields, markId };
    const { id } = only(await db.insert(tests).values(values).returning());
    const item = only(await db.select().from(learningItems).where(eq(learningItems.testId, id)));
    await tagItem(item.id, slugs);
    const made: GivenTest['questions'] = [];
    for (const [position, countPoints] of pays.entries()) {
      const text = `Вопрос ${String(position + 1)}`;
      const asked = { testId: id, text, type: 'single_choice' as const, position };
      const question = only(await db.insert(questions).values(asked).returning());
      const [right, wrong] = await db
        .insert(options)
        .values([
          { questionId: question.id, text: 'Да', isRight: true, countPoints, position: 0 },
          { questionId: question.id, text: 'Нет', isRight: false, countPoints: 0, position: 1 },
        ])
        .returning();
      made.push({ id: question.id, right: right?.id ?? '', wrong: wrong?.id ?? '' });
    }
    const answers = (count: number) =>
      made.map(({ id: questionId, right, wrong }, at) => ({
        questionId,
        optionIds: [at < count ? right : wrong],
      }));
    return { id, itemId: item.id, markId, questions: made, answers };
  }

  /** One more question of a test, a multiple choice: an option per number, right where it pays. */
  async function multiple(of: GivenTest, pays: number[]) {
    const asked = { testId: of.id, text: 'Какие?', type: 'multiple_choice' as const, position: 99 };
    const question = only(await db.insert(questions).values(asked).returning());
    const choices = pays.map((countPoints, position) => ({
      ...{ questionId: question.id, text: `Вариант ${String(position + 1)}`, position },
      ...{ isRight: countPoints > 0, countPoints },
    }));
    const rows = await db.insert(options).values(choices).returning();
    const idsOf = (isRight: boolean) => rows.filter((row) => row.isRight === isRight).map(({ id }) => id);
    return { id: question.id, right: idsOf(true), wrong: idsOf(false) };
  }

  /** Points on an account, through the ledger like any others. */
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

  return { tag, category, article, video, test, multiple, points, balance };
}

export type GivenLearning = ReturnType<typeof givenLearning>;
