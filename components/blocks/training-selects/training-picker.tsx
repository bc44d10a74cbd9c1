'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import { withQuery } from '@/lib/routes/query';
import { loadTopics, loadTrainings } from './training-loads';
import styles from './training-picker.module.css';

interface TrainingPickerProps {
  /** Path of the page that takes `training`. */
  path: string;
  state: 'coming' | 'all';
  /** Further parameters of the address. */
  more?: Record<string, string>;
}

/** Choice of a topic, then of its date; the choice is stored in the address. */
export function TrainingPicker({ path, state, more }: TrainingPickerProps) {
  const cache = useQueryClient();
  const router = useRouter();
  const [topic, setTopic] = useState<Option | null>(null);
  const ids = [useId(), useId()] as const;
  return (
    <div className={styles.picker} data-script="">
      <Field id={ids[0]} label="Тема">
        <RemoteSelect
          id={ids[0]}
          value={topic}
          onChange={setTopic}
          load={loadTopics(cache)}
          placeholder="Начните вводить название"
        />
      </Field>
      <Field id={ids[1]} label="Дата">
        <RemoteSelect
          key={topic?.value ?? ''}
          id={ids[1]}
          value={null}
          disabled={!topic}
          onChange={(option) => option && router.push(withQuery(path, { training: option.value, ...more }))}
          load={loadTrainings(cache, state, topic?.value)}
          placeholder={topic ? 'Выберите дату' : 'Сначала выберите тему'}
        />
      </Field>
    </div>
  );
}
