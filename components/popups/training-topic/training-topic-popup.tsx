'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { marksQuery } from '@/api/select/queries';
import { makeTopic, saveTopic, topicListQuery, type ManagedTopic } from '@/api/timetable/queries';
import { PictureField } from '@/components/blocks/editor/picture-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import type { Option } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { tellWritten } from '@/lib/browser/written';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingTopicProps } from '../training-types';

const NEW = { name: '', mark: '', description: '', image: null };

/** A new topic, or one that is there: its name, brand, description and picture. */
export function TrainingTopicPopup({ topic }: TrainingTopicProps) {
  return (
    <PopupShell title={topic ? 'Изменить тему' : 'Новая тема'} size="m" keep>
      {topic ? <Known {...topic} /> : <WithMarks topic={null} />}
    </PopupShell>
  );
}

/** As it is now: the list behind the window may be older. */
function Known({ id, isArchived }: NonNullable<TrainingTopicProps['topic']>) {
  const list = useQuery({
    ...topicListQuery({ topicId: id, archived: isArchived ? '1' : '0' }, 1, 1),
    staleTime: 0,
    gcTime: 0,
  });
  if (list.isPending) return <RowSkeleton />;
  if (list.error) return <LoadError error={list.error} again={list.refetch} />;
  const [topic] = list.data.items;
  if (!topic) return <Note kind="bad">Тему успели изменить или убрать. Обновите страницу.</Note>;
  return <WithMarks topic={topic} />;
}

function WithMarks({ topic }: { topic: ManagedTopic | null }) {
  const marks = useQuery(marksQuery());
  if (marks.isPending) return <RowSkeleton />;
  if (marks.error) return <LoadError error={marks.error} again={marks.refetch} />;
  const options = marks.data.items.map(({ slug, name }) => ({ value: slug, label: name }));
  return <TopicForm topic={topic} marks={options} />;
}

const valuesOf = ({ name, markId, description, image }: ManagedTopic) => ({
  ...{ name, mark: markId, description },
  image: image && { name: image.name, originalUrl: image.originalUrl, previewUrl: image.previewUrl },
});

function TopicForm({ topic, marks }: { topic: ManagedTopic | null; marks: Option[] }) {
  const close = useClosePopup();
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  return (
    <Form
      schema={async () => (await import('@/lib/validation/forms/training-topic')).topicForm}
      defaults={topic ? valuesOf(topic) : NEW}
      label={topic ? 'Изменение темы' : 'Новая тема'}
      onSubmit={async (body) => {
        const { name } = await (topic
          ? saveTopic(topic.id, body, request.of(body))
          : makeTopic(body, request.of(body)));
        tellWritten();
        close();
        toast({ text: topic ? 'Тема изменена' : `Тема создана: «${name}»`, kind: 'good' });
        router.refresh();
      }}
    >
      <TextField name="name" label="Название темы" maxLength={150} />
      <NativeSelectField name="mark" label="Бренд" options={marks} placeholder="Выберите бренд" />
      <TextareaField name="description" label="Описание" optional rows={3} max={2000} />
      <PictureField name="image" label="Картинка" optional purpose="training" />
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>{topic ? 'Сохранить' : 'Создать тему'}</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}
