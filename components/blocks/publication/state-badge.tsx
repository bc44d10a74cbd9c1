import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { STATE_WORDS, type PublicationState } from '@/lib/domain/publication-state';

const KINDS: Readonly<Record<PublicationState, NonNullable<BadgeProps['kind']>>> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  archived: 'plain',
};

/** Publication state of a material. */
export function StateBadge({ state }: { state: PublicationState }) {
  return <Badge kind={KINDS[state]}>{STATE_WORDS[state].one}</Badge>;
}
