import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { LEARNING_STATE_WORDS, type LearningState } from '@/lib/domain/learning';

const LOOKS: Partial<Record<LearningState, Pick<BadgeProps, 'kind' | 'icon'>>> = {
  locked: { icon: 'lock' },
  repeat: { icon: 'repeat' },
  finished: { kind: 'good', icon: 'done' },
  started: { kind: 'warn', icon: 'clock' },
  new: { kind: 'accent' },
};

/** Over the picture of an article, a video or a module: words that fit them all. */
const NEUTRAL: Partial<Record<LearningState, string>> = {
  locked: 'Закрыто',
  finished: 'Пройдено',
  started: 'Начато',
  new: 'Новое',
};

/** An item's state; nothing for what is simply open. `glass`: over a picture, in `done` words when it is finished. */
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
