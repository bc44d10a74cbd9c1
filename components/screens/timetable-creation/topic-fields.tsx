'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { loadTopics } from '@/components/blocks/training-selects/training-loads';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import type { Option } from '@/components/ui/native-select/native-select';

interface TopicFieldsProps {
  initial: Option | null;
  marks: Option[];
}

/** An existing topic, or a new one that is created with its date. */
export function TopicFields({ initial, marks }: TopicFieldsProps) {
  const cache = useQueryClient();
  const { setValue, clearErrors } = useFormContext();
  const [isNew, setNew] = useState(false);
  const turn = () => {
    for (const name of ['topicId', 'topicName', 'mark', 'description']) setValue(name, '');
    clearErrors();
    setNew(!isNew);
  };
  return (
    <fieldset>
      <legend>О чём</legend>
      {isNew ? (
        <>
          <TextField name="topicName" label="Название темы" maxLength={150} />
          <NativeSelectField name="mark" label="Бренд" options={marks} placeholder="Выберите бренд" />
          <TextareaField name="description" label="Описание" optional rows={3} max={2000} />
        </>
      ) : (
        <RemoteSelectField
          name="topicId"
          label="Тема"
          placeholder="Начните вводить название"
          load={loadTopics(cache)}
          initial={initial}
        />
      )}
      <div>
        <Button kind="quiet" size="s" icon={isNew ? 'left' : 'plus'} onClick={turn}>
          {isNew ? 'Выбрать из списка' : 'Новая тема'}
        </Button>
      </div>
    </fieldset>
  );
}
