import { eq } from 'drizzle-orm';
import { moscowDay } from '@/lib/domain/moscow';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { slugOf } from '@/lib/format/latin';
import { trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import { readTrainingFacts } from '../trainings/training-facts';
import type { ReportOf } from './report-rows';

/** Turns `2026-11-24` into the usual order of a date, for a file name. */
const dayWords = (day: string) => day.split('-').reverse().join('-');

function periodWords({ from, to }: ReportOf): string[] {
  if (from !== undefined && to !== undefined) return [from, to].map(dayWords);
  if (from !== undefined) return ['s', dayWords(from)];
  return to === undefined ? [] : ['po', dayWords(to)];
}

/**
 * Returns the file name of a report, in letters that every mail program and old disk keeps: `trening-24-11-2026-kazan`
 * of one training, else by topic and period, `treningi-01-11-2026-30-11-2026`; without both by the day of its making.
 */
export async function reportName({ db, now }: Pick<Ctx, 'db' | 'now'>, asked: ReportOf): Promise<string> {
  if (asked.trainingId !== undefined) {
    const { slot, city, type } = await readTrainingFacts(db, asked.trainingId);
    const day = dayWords(parseSlot(slot)?.day ?? '');
    return ['trening', day, slugOf(city ?? '') || (type === 'webinar' ? 'vebinar' : '')]
      .filter(Boolean)
      .join('-');
  }
  const { id, name } = trainingTopics;
  const [topic] =
    asked.topicId === undefined
      ? []
      : await db.select({ name }).from(trainingTopics).where(eq(id, asked.topicId));
  const words = [slugOf(topic?.name ?? '').slice(0, 60), ...periodWords(asked)].filter(Boolean);
  return ['treningi', ...(words.length > 0 ? words : [dayWords(moscowDay(now()))])].join('-');
}
