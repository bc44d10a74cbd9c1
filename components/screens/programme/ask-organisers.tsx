'use client';

import { useRouter } from 'next/navigation';
import { sendProgrammeQuestion } from '@/api/programme/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { toast } from '@/components/ui/toast/toast-store';
import { dueWords } from '@/lib/domain/question-words';

const MAX = 1000;
const rules = () =>
  import('@/lib/validation/forms/question').then(({ programmeQuestion }) => programmeQuestion);

/** Sends a question to the organisers: a toast gives the day of the answer, and the question appears below. */
export function AskOrganisers() {
  const router = useRouter();
  return (
    <Form
      schema={rules}
      defaults={{ question: '' }}
      label="Вопрос организаторам"
      onSubmit={async ({ question }, form) => {
        const { dueDay } = await sendProgrammeQuestion(question);
        form.reset({ question: '' });
        toast({
          text: `Вопрос отправлен. ${dueDay ? dueWords(dueDay) : ''}`.trim(),
          kind: 'good',
          life: 10_000,
        });
        router.refresh();
      }}
    >
      <TextareaField
        name="question"
        label="Вопрос"
        rows={4}
        max={MAX}
        placeholder="Например: почему за видео не пришли баллы?"
      />
      <FormMessage />
      <SubmitButton>Отправить вопрос</SubmitButton>
    </Form>
  );
}
