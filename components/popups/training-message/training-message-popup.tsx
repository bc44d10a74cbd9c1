'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { messagesQuery, writeTo, type MessagesList } from '@/api/timetable/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { RadioField } from '@/components/forms/radio-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import {
  MESSAGES_A_DAY,
  offeredAudiences,
  TARGET_WORDS,
  type MessageTarget,
} from '@/lib/domain/trainings/audience';
import { letterTemplates, type LetterTemplate } from '@/lib/domain/trainings/letter-templates';
import { formatDateTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingMessageProps } from '../training-types';
import styles from './training-message.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const CHOSEN = ['выбранный участник', 'выбранных участника', 'выбранных участников'] as const;
const TIMES = ['сообщение', 'сообщения', 'сообщений'] as const;

/** Writes a message to people of a training; earlier messages are listed below. */
export function TrainingMessagePopup({ training, chosen }: TrainingMessageProps) {
  const list = useQuery(messagesQuery(training.id));
  return (
    <PopupShell title="Написать участникам" size="m" keep>
      <p>
        «{training.name}». Сообщение придёт уведомлением на портале и письмом тем, кто не отключил письма.
        Участникам без кабинета — письмом.
      </p>
      {list.isPending ? (
        <RowSkeleton />
      ) : list.error ? (
        <LoadError error={list.error} again={list.refetch} />
      ) : (
        <>
          <MessageForm {...{ training, chosen }} facts={list.data.meta} />
          <Sent messages={list.data.items} />
        </>
      )}
    </PopupShell>
  );
}

interface FormProps {
  training: TrainingMessageProps['training'];
  chosen: readonly string[] | undefined;
  facts: MessagesList['meta'];
}

/** The form of a message; the choice of recipients is hidden when `chosen` is given. */
function MessageForm({ training: { id }, chosen, facts }: FormProps) {
  const close = useClosePopup();
  const cache = useQueryClient();
  const [request] = useState(() => new RequestKey());
  const choices = offeredAudiences(facts, facts.isOver).map(({ value, count }) => ({
    value,
    label: `${TARGET_WORDS[value]}: ${counted(count, PEOPLE)}`,
  }));
  if (!facts.isOpen) return <Note>Участникам пишут ещё 30 дней после тренинга. Они прошли.</Note>;
  if (facts.left === 0) {
    const words = `За сутки уже отправлено ${counted(MESSAGES_A_DAY, TIMES)}. Следующее можно отправить завтра.`;
    return <Note>{words}</Note>;
  }
  if (!chosen && choices.length === 0) return <Note>Писать пока некому: на тренинг никто не записан.</Note>;
  const first: MessageTarget = chosen ? 'chosen' : (choices[0]?.value ?? 'registered');
  return (
    <Form
      schema={async () => (await import('@/lib/validation/forms/training-message')).trainingMessageForm}
      defaults={{ to: first, text: '' }}
      label="Сообщение участникам тренинга"
      onSubmit={async ({ to, text }) => {
        const body = { to, text, ...(chosen ? { ids: [...chosen] } : {}) };
        const { people, guests } = await writeTo(id, body, request.of([id, body]));
        request.forget();
        close();
        toast({ text: `Сообщение отправлено: ${counted(people + guests, PEOPLE)}`, kind: 'good' });
        await cache.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
      }}
    >
      {chosen ? (
        <p>Кому: {counted(chosen.length, CHOSEN)}.</p>
      ) : (
        <RadioField name="to" label="Кому" choices={choices} />
      )}
      {!chosen && <Templates facts={facts} offered={choices.map(({ value }) => value)} />}
      <TextareaField
        name="text"
        label="Сообщение"
        hint="Ваше имя, тема, время и место добавятся сами. Изменить отправленное нельзя."
        rows={5}
        max={1000}
      />
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>Отправить</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}

interface TemplatesProps {
  facts: MessagesList['meta'];
  offered: readonly MessageTarget[];
}

/** Ready texts for the offered recipients; a press fills in the message, after the text typed by hand. */
function Templates({ facts, offered }: TemplatesProps) {
  const { getValues, setValue, setFocus } = useFormContext<{ to: MessageTarget; text: string }>();
  const templates = letterTemplates(facts.training, facts.isOver);
  const shown = templates.filter(({ to }) => offered.includes(to));
  if (shown.length === 0) return null;
  const fill = ({ to, text }: LetterTemplate) => {
    const typed = getValues('text').trim();
    const isReady = typed === '' || templates.some((one) => one.text === typed);
    const changed = { shouldDirty: true, shouldValidate: false };
    setValue('to', to, changed);
    setValue('text', isReady ? text : `${typed}\n\n${text}`, changed);
    setFocus('text');
  };
  return (
    <div className={styles.templates} role="group" aria-labelledby="letter-templates-title">
      <p id="letter-templates-title">Готовые тексты</p>
      {shown.map((template) => (
        <Button key={template.key} kind="second" size="s" onClick={() => fill(template)}>
          {template.title}
        </Button>
      ))}
    </div>
  );
}

function Sent({ messages }: { messages: MessagesList['items'] }) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.sent} aria-labelledby="sent-messages-title">
      <h3 id="sent-messages-title">Уже отправлено</h3>
      <ul className={styles.list}>
        {messages.map(({ id, to, text, people, guests, authorName, createdAt }) => (
          <li key={id}>
            <p>{text}</p>
            <small>
              {TARGET_WORDS[to]}: {counted(people + guests, PEOPLE)} · {formatDateTime(createdAt)}
              {authorName && ` · ${authorName}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
