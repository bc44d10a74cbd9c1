'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askLeader, webinarQuestionsQuery, type WebinarQuestion } from '@/api/webinars/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { formatDateTime } from '@/lib/format/date';
import { LoadError } from '../load-error';
import { PopupShell } from '../slot';
import type { WebinarQuestionsProps } from '../training-types';
import styles from './webinar-questions.module.css';

/** The person's questions to the leader of a webinar with the answers, and a form for a new one. */
export function WebinarQuestionsPopup({ booking: { id, name, when } }: WebinarQuestionsProps) {
  const cache = useQueryClient();
  const list = useQuery(webinarQuestionsQuery(id));
  const [request] = useState(() => new RequestKey());
  return (
    <PopupShell title="Вопрос ведущему" size="m" keep>
      <p>
        «{name}», {when}. Вопрос увидит только ведущий.
      </p>
      <Form
        schema={async () => (await import('@/lib/validation/forms/webinar-question')).webinarQuestionForm}
        defaults={{ text: '' }}
        label="Вопрос ведущему вебинара"
        onSubmit={async ({ text }, form) => {
          await askLeader(id, text, request.of({ text }));
          request.forget();
          form.reset();
          toast({ text: 'Вопрос отправлен ведущему', kind: 'good' });
          await cache.invalidateQueries({ queryKey: webinarQuestionsQuery(id).queryKey });
        }}
      >
        <TextareaField name="text" label="Ваш вопрос" rows={3} max={500} />
        <FormMessage />
        <div>
          <SubmitButton>Спросить</SubmitButton>
        </div>
      </Form>
      <h3 className={styles.title}>Мои вопросы</h3>
      {list.isPending ? (
        <RowSkeleton />
      ) : list.error ? (
        <LoadError error={list.error} again={list.refetch} />
      ) : (
        <Asked questions={list.data.items} />
      )}
    </PopupShell>
  );
}

function Asked({ questions }: { questions: readonly WebinarQuestion[] }) {
  if (questions.length === 0) return <p className={styles.none}>Вы ещё ничего не спрашивали.</p>;
  return (
    <ul className={styles.list}>
      {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
        <li key={id}>
          <b>{text}</b>
          {answer ? (
            <p>{answer}</p>
          ) : (
            <p className={styles.none}>
              {answeredAt ? 'Ведущий ответил в эфире.' : `Ждёт ответа с ${formatDateTime(askedAt)}.`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
