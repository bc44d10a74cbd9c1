import 'server-only';
import { requestClient } from '@/api/core/server';
import { learningListQuery, type Learning } from '@/api/learnings/queries';
import { isBuiltPage } from '@/lib/routes/is-built';
import { learningHref, TYPE_NAMES } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import type { NextStep } from './result-of';

function stepOf(item: Learning): NextStep {
  const href = learningHref({ type: item.type, id: item.modelId, slug: item.slug, brand: item.markId });
  const what = TYPE_NAMES[item.type].one.toLowerCase();
  const pays = item.points > 0 ? `, ${points(item.points)}` : '';
  return { title: `Дальше: ${what}${pays}`, href };
}

/** Open items to go on with, new ones first. A failure is no reason to lose the test: none then. */
export async function nextSteps(testId: string): Promise<NextStep[]> {
  const list = learningListQuery({ state: 'open' }, '-createdAt', 6);
  const { items } = await requestClient()
    .fetchQuery(list)
    .catch(() => ({ items: [] as Learning[] }));
  const isThis = ({ type, modelId }: Learning) =>
    modelId === testId && type !== 'article' && type !== 'video';
  return items
    .filter((item) => item.points > 0 && !isThis(item))
    .map(stepOf)
    .filter(({ href }) => isBuiltPage(href))
    .slice(0, 2);
}
