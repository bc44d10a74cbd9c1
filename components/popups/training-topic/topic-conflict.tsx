import { useFormContext } from 'react-hook-form';
import { Conflict, same } from '@/components/blocks/editor/conflict';
import type { Option } from '@/components/ui/native-select/native-select';
import { LABELS, type TopicValues, type TopicVersion } from './topic-version';

export interface TheirTopic extends TopicVersion {
  /** The version that both sides started from. */
  base: TopicValues;
  /** The values that were sent. */
  mine: TopicValues;
  /** Words on who saved the other version. */
  said: string;
}

type Name = keyof TopicValues;
const NAMES = Object.keys(LABELS) as Name[];

interface TopicConflictProps {
  theirs: TheirTopic;
  marks: readonly Option[];
  onMerged: () => void;
}

/** Both versions of a topic; the chosen values are put into the fields, and the person saves them. */
export function TopicConflict({ theirs, marks, onMerged }: TopicConflictProps) {
  const { setValue, clearErrors, setFocus } = useFormContext<TopicValues>();
  const { base, mine, said } = theirs;

  function words(name: Name, value: unknown): string {
    if (name === 'mark') return marks.find((mark) => mark.value === value)?.label ?? '';
    if (name !== 'image') return typeof value === 'string' ? value : '';
    return value === null ? 'Нет' : (value as { name: string }).name || 'Без подписи';
  }

  /** Fields with the person's own side are left as they are, because typing may have continued during the choice. */
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
