import { useFormContext } from 'react-hook-form';
import { Conflict, same } from '@/components/blocks/editor/conflict';
import type { Option } from '@/components/ui/native-select/native-select';
import { LABELS, type TopicValues, type TopicVersion } from './topic-version';

export interface TheirTopic extends TopicVersion {
  /** What both began with. */
  base: TopicValues;
  /** As it was sent. */
  mine: TopicValues;
  /** Who saved what meanwhile. */
  said: string;
}

type Name = keyof TopicValues;
const NAMES = Object.keys(LABELS) as Name[];

interface TopicConflictProps {
  theirs: TheirTopic;
  marks: readonly Option[];
  onMerged: () => void;
}

/** Both versions of a topic; what is chosen goes into the fields and is saved by the person. */
export function TopicConflict({ theirs, marks, onMerged }: TopicConflictProps) {
  const { setValue, clearErrors, setFocus } = useFormContext<TopicValues>();
  const { base, mine, said } = theirs;

  function words(name: Name, value: unknown): string {
    if (name === 'mark') return marks.find((mark) => mark.value === value)?.label ?? '';
    if (name !== 'image') return typeof value === 'string' ? value : '';
    return value === null ? 'Нет' : (value as { name: string }).name || 'Без подписи';
  }

  /** One's own side of a field is what stands in it by now: typing goes on beside the choice. */
  function merge(chosen: TopicValues): void {
    for (const name of NAMES) {
      if (!same(chosen[name], mine[name])) setValue(name, chosen[name], { shouldDirty: true });
    }
    clearErrors();
    onMerged();
    setFocus('name');
  }

  return <Conflict {...{ base, mine, said, words }} theirs={theirs.values} labels={LABELS} onMerge={merge} />;
}
