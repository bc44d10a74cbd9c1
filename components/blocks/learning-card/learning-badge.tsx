import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { LEARNING_STATE_WORDS, type LearningState } from '@/lib/domain/learning';

const LOOKS: Partial<Record<LearningState, Pick<BadgeProps, 'kind' | 'icon'>>> = {
  locked: { icon: 'lock' },
  repeat: { icon: 'repeat' },
  finished: { kind: 'good', icon: 'done' },
  started: { kind: 'warn', icon: 'clock' },
  new: { kind: 'accent' },
};

/** Words for the picture of an article, a video or a module alike. */
const NEUTRAL: Partial<Record<LearningState, string>> = {
  locked: 'Закрыто',
  finished: 'Пройдено',
  started: 'Начато',
  new: 'Новое',
};

/**
 * Badge with an item's state; nothing for an open item. `glass`: over a picture, with the words of `done` when
 * finished.
 */
export function LearningBadge({
  state,
  glass,
  done,
}: {
  state: LearningState;
  glass?: boolean;
  done?: string;
}) {
  const look = LOOKS[state];
  if (!look) return null;
  return (
    <Badge {...look} {...(glass ? { kind: 'glass' as const } : {})}>
      {(state === 'finished' && done) || (glass && NEUTRAL[state]) || LEARNING_STATE_WORDS[state].one}
    </Badge>
  );
}
