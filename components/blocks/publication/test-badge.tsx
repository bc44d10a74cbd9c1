import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { AUTHORED_STATE_NAMES, type AuthoredState } from '@/lib/domain/authored-state';

const KINDS: Readonly<Record<AuthoredState, NonNullable<BadgeProps['kind']>>> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  hidden: 'warn',
  unpublished: 'warn',
  archived: 'plain',
};

/** Publication state of a test, and whether it has a draft that nobody sees yet. */
export function TestBadge({ state, hasDraft }: { state: AuthoredState; hasDraft: boolean }) {
  const isAhead = hasDraft && state !== 'draft';
  return (
    <>
      <Badge kind={KINDS[state]}>{AUTHORED_STATE_NAMES[state]}</Badge>
      {isAhead && <Badge>Правки не опубликованы</Badge>}
    </>
  );
}
