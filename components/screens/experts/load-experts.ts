import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { questionListQuery } from '@/api/questions/queries';
import { expertsQuery, type Expert } from '@/api/user/queries';
import { EXPERT_COURSE_PAGE } from '@/lib/domain/course';
import { mayOpen } from '@/lib/session/guard';

export interface ExpertCardData {
  expert: Expert;
  /** Answers of this expert that everyone may read. */
  answers: number;
}

/** The experts of the academy with how much each has answered. */
export async function loadExperts() {
  const [experts, answered, course] = await Promise.all([
    must(expertsQuery()),
    part(questionListQuery({ isAnswered: '1', isHidden: '0' }, '-answeredAt', { size: 1, recipients: true })),
    mayOpen(EXPERT_COURSE_PAGE),
  ]);
  const counts = new Map((answered?.meta.recipients ?? []).map(({ id, count }) => [id, count]));
  const cards = experts.items.map((expert) => ({ expert, answers: counts.get(expert.id) ?? 0 }));
  return { cards, course };
}
