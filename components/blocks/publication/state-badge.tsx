import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import type { PublicationState } from '@/lib/domain/publication-state';

const STATES: Readonly<Record<PublicationState, [string, NonNullable<BadgeProps['kind']>]>> = {
  draft: ['Черновик', 'plain'],
  scheduled: ['Запланирован', 'warn'],
  published: ['Опубликован', 'good'],
  archived: ['В архиве', 'plain'],
};

/** Where a material stands. */
export function StateBadge({ state }: { state: PublicationState }) {
  const [words, kind] = STATES[state];
  return <Badge kind={kind}>{words}</Badge>;
}
