import { expertProfiles, faqQuestions } from '@/backend/db/schema/questions';
import type { Db } from '@/backend/db/types';
import { unique, type Actor, type Given, type UserOptions } from './given';

export type QuestionOptions = Partial<typeof faqQuestions.$inferInsert>;

/** Factories of experts with a profile, and of questions. */
export function givenQuestions({ db, given }: { db: Db; given: Given }) {
  async function expert(options: UserOptions & { position?: string } = {}): Promise<Actor> {
    const { position = 'Врач-дерматолог', ...person } = options;
    const actor = await given.user({ roles: ['expert'], ...person });
    await db.insert(expertProfiles).values({
      userId: actor.id,
      position,
      shortDescription: 'Чувствительная кожа',
      fullDescription: 'Двенадцать лет практики.',
      additionalDescription: 'Ведёт школу первостольника.',
    });
    return actor;
  }

  /** Creates a question, unanswered without `answererId`. */
  async function question(
    options: QuestionOptions & { askerId: string },
  ): Promise<{ id: string; text: string }> {
    const text = options.text ?? unique('Чем увлажнять кожу зимой');
    const answered = options.answererId
      ? { answer: options.answer ?? 'Кремом с церамидами.', answeredAt: options.answeredAt ?? new Date() }
      : {};
    const [row] = await db
      .insert(faqQuestions)
      .values({ dueDay: '2026-11-23', ...options, text, ...answered })
      .returning();
    if (!row) throw new Error('The question was not made');
    return row;
  }

  return { expert, question };
}

export type GivenQuestions = ReturnType<typeof givenQuestions>;
