'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { marksQuery } from '@/api/select/queries';
import {
  makeTopic,
  readTopic,
  saveTopic,
  topicListQuery,
  type ManagedTopic,
  type TopicBody,
} from '@/api/timetable/queries';
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
import { announceWrite } from '@/lib/browser/written';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingTopicProps } from '../training-types';
import { TopicConflict, type TheirTopic } from './topic-conflict';
import { differs, valuesOf, versionOf, type TopicValues } from './topic-version';

const NEW = { name: '', mark: '', description: '', image: null };

/** Creates or edits a topic: its name, brand, description and picture. */
export function TrainingTopicPopup({ topic }: TrainingTopicProps) {
  return (
    <PopupShell title={topic ? 'Изменить тему' : 'Новая тема'} size="m" keep>
      {topic ? <Known {...topic} /> : <WithMarks topic={null} />}
    </PopupShell>
  );
}

/** Reads the current version of the topic, because the list under the popup may be older. */
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

function TopicForm({ topic, marks }: { topic: ManagedTopic | null; marks: Option[] }) {
  const close = useClosePopup();
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  /** The version that the form started from, later the merged one. */
  const version = useRef(topic && versionOf(topic));
  const [theirs, setTheirs] = useState<TheirTopic | null>(null);

  async function save(body: TopicBody, mine: TopicValues): Promise<ManagedTopic> {
    const from = version.current;
    if (!from) return makeTopic(body, request.of(body));
    const change = { ...body, seenAt: from.seenAt };
    try {
      return await saveTopic(from.id, change, request.of(change));
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'changed-since') throw error;
      const now = await readTopic(from.id);
      if (!now) throw error;
      const next = versionOf(now);
      if (differs(from, mine, next)) {
        setTheirs({ ...next, base: from.values, mine, said: error.message });
        throw error;
      }
      // only the archive state was changed: saves again from the new version
      version.current = next;
      return save(body, mine);
    }
  }

  return (
    <Form
      schema={async () => (await import('@/lib/validation/forms/training-topic')).topicForm}
      defaults={topic ? valuesOf(topic) : NEW}
      label={topic ? 'Изменение темы' : 'Новая тема'}
      onSubmit={async (body, form) => {
        const { name } = await save(body, form.getValues() as TopicValues);
        announceWrite();
        close();
        toast({ text: topic ? 'Тема изменена' : `Тема создана: «${name}»`, kind: 'good' });
        router.refresh();
      }}
    >
      {theirs && (
        <TopicConflict
          key={theirs.seenAt}
          theirs={theirs}
          marks={marks}
          onMerged={() => {
            version.current = theirs;
            setTheirs(null);
          }}
        />
      )}
      <TextField name="name" label="Название темы" maxLength={150} />
      <NativeSelectField name="mark" label="Бренд" options={marks} placeholder="Выберите бренд" />
      <TextareaField name="description" label="Описание" optional rows={3} max={2000} />
      <PictureField name="image" label="Картинка" optional purpose="training" />
      {!theirs && <FormMessage />}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>{topic ? 'Сохранить' : 'Создать тему'}</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}
