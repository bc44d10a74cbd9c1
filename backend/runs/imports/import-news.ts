import type { ImportKindName } from '@/lib/domain/imports';
import type { RunNews } from '../run-work';
import { KINDS } from './kinds';

/** The notification at the end of an import's step, with a link to the import. */
export const importNews =
  (done: string, failed: string): RunNews =>
  (end, { subject, input }) => {
    const { title, page } = KINDS[subject as ImportKindName];
    const { importId } = input as { importId: string };
    const next = end === 'done' ? 'чтобы увидеть итог' : 'и начните ещё раз';
    const text = `«${title}»: откройте загрузку, ${next}.`;
    return { title: end === 'done' ? done : failed, text, link: `${page}?import=${importId}` };
  };
