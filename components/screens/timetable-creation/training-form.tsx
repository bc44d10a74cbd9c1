'use client';

import { useEffect, useRef } from 'react';
import type { ManagedTraining } from '@/api/timetable/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import type { Option } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { counted } from '@/lib/format/number';
import styles from './creation.module.css';
import { formValues } from './form-values';
import { PlaceFields } from './place-fields';
import { PlanPreview } from './plan-preview';
import { RepeatFields } from './repeat-fields';
import { TopicFields } from './topic-fields';
import { useSaving } from './use-saving';

export interface TrainingFormProps {
  /** The date that is changed or copied. */
  from: ManagedTraining | null;
  copy: boolean;
  topic: Option | null;
  marks: Option[];
  choosesLeader: boolean;
}

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const named = (id: string | null, name: string | null): Option | null =>
  id && name ? { value: id, label: name } : null;

/** Creates one date or many, or changes an existing one. */
export function TrainingForm({ from, copy, topic, marks, choosesLeader }: TrainingFormProps) {
  const isChange = from !== null && !copy;
  const saving = useSaving(isChange ? { id: from.id, seenAt: from.updatedAt } : null);
  const { plan, dropPlan, busy } = saving;
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (plan) preview.current?.focus();
  }, [plan]);
  const people = isChange ? from.taken + from.waitingCount : 0;
  const defaults = { ...formValues(from, { copy }), ...(topic ? { topicId: topic.value } : {}) };
  return (
    <div className={styles.screen} onInput={dropPlan}>
      {people > 0 && (
        <Note kind="warn">
          {counted(people, PEOPLE)}: записаны или ждут места. О новом времени, месте и ведущем придёт
          сообщение каждому.
        </Note>
      )}
      <Form
        schema={async () => (await import('@/lib/validation/forms/training')).timetableForm}
        defaults={defaults}
        label={isChange ? 'Изменение тренинга' : 'Новый тренинг'}
        className={styles.form}
        onSubmit={(values) => saving.save(values)}
      >
        {!isChange && <TopicFields initial={topic} marks={marks} />}
        <PlaceFields
          city={named(from?.cityId ?? null, from?.city ?? null)}
          leader={named(from?.leaderId ?? null, from?.leaderName ?? null)}
          choosesLeader={choosesLeader}
          isChange={isChange}
        />
        {!isChange && <RepeatFields />}
        <FormMessage />
        {/* the shown dates have their own button to create them; typing hides them and shows this one again */}
        <div hidden={plan !== null}>
          <SubmitButton>{isChange ? 'Сохранить' : 'Создать'}</SubmitButton>
        </div>
      </Form>
      <div ref={preview} tabIndex={-1} aria-live="polite">
        {plan && (
          <PlanPreview dates={plan.dates} busy={busy} create={(options) => void saving.create(options)} />
        )}
      </div>
    </div>
  );
}
