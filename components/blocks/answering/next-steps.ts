import 'server-only';
import { requestClient } from '@/api/core/server';
import { learningListQuery, type Learning } from '@/api/learnings/queries';
import { isBuiltPage } from '@/lib/routes/is-built';
import { learningHref, TYPE_NAMES, type LearningType } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';

/** A link to the next learning item. */
export interface NextStep {
  title: string;
  href: string;
}

function stepOf(item: Learning): NextStep {
  const href = learningHref({ type: item.type, id: item.modelId, slug: item.slug, brand: item.markId });
  const what = TYPE_NAMES[item.type].one.toLowerCase();
  const pays = item.points > 0 ? `, ${points(item.points)}` : '';
  return { title: `Дальше: ${what}${pays}`, href };
}

/** Returns up to two open items that pay points, newest first, without the one of `types` and `id`; none on failure. */
export async function nextSteps(types: readonly LearningType[], id: string): Promise<NextStep[]> {
  const list = learningListQuery({ state: 'open' }, '-createdAt', 6);
  const { items } = await requestClient()
    .fetchQuery(list)
    .catch(() => ({ items: [] as Learning[] }));
  const isThis = ({ type, modelId }: Learning) => modelId === id && types.includes(type);
  return items
    .filter((item) => item.points > 0 && !isThis(item))
    .map(stepOf)
    .filter(({ href }) => isBuiltPage(href))
    .slice(0, 2);
}
