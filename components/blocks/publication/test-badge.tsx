import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { TEST_STATE_NAMES, type TestState } from '@/lib/domain/test-authoring';

const KINDS: Readonly<Record<TestState, NonNullable<BadgeProps['kind']>>> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  hidden: 'warn',
  unpublished: 'warn',
  archived: 'plain',
};

/** Where a test stands, and whether something is written that nobody sees yet. */
export function TestBadge({ state, hasDraft }: { state: TestState; hasDraft: boolean }) {
  const isAhead = hasDraft && state !== 'draft';
  return (
    <>
      <Badge kind={KINDS[state]}>{TEST_STATE_NAMES[state]}</Badge>
      {isAhead && <Badge>Правки не опубликованы</Badge>}
    </>
  );
}
