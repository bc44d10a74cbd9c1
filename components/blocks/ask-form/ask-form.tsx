'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { sendQuestion } from '@/api/questions/queries';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { dueWords } from '@/lib/domain/question-words';
import * as paths from '@/lib/routes/path';
import { AnswersFirst } from './answers-first';

const MAX = 1000;
const PAGE = paths.questions();
const MINE = `${PAGE}?tab=my`;
const rules = () => import('@/lib/validation/forms/question').then(({ askQuestion }) => askQuestion);

export interface AskFormProps {
  /** Experts that can be asked. */
  experts: readonly { id: string; name: string }[];
  /** Id of the preselected expert. */
  recipient?: string | undefined;
  /** Beside the sending button. */
  aside?: ReactNode;
  onSent?: () => void;
}

/** Sends a question to one expert or to any; then a toast (on the questions page) or a popup shows the due date. */
export function AskForm({ experts, recipient = '', aside, onSent }: AskFormProps) {
  const router = useRouter();
  const path = usePathname();
  return (
    <Form
      schema={rules}
      defaults={{ recipient, question: '', isActive: true }}
      label="Вопрос эксперту"
      onSubmit={async (body, form) => {
        const question = await sendQuestion(body);
        form.reset({ recipient: body.recipient ?? '', question: '', isActive: true });
        onSent?.();
        const due = dueWords(question.dueDay);
        if (path === PAGE) {
          router.push(MINE, { scroll: false });
          toast({ text: `Вопрос отправлен. ${due}`, kind: 'good', life: 10_000 });
        } else {
          openPopup('thanks', {
            title: 'Вопрос отправлен',
            text: `${due} Мы напишем вам и покажем ответ в колокольчике.`,
            next: { title: 'Мои вопросы', href: MINE },
          });
        }
      }}
    >
      <NativeSelectField
        name="recipient"
        label="Кому"
        placeholder="Любому эксперту"
        options={experts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextareaField
        name="question"
        label="Вопрос"
        rows={6}
        max={MAX}
        placeholder="Опишите ситуацию: возраст, жалоба, чем уже пользовались"
      />
      <AnswersFirst name="question" />
      <CheckboxField name="isActive" label="Показать вопрос с ответом другим фармацевтам, без моего имени" />
      <FormMessage />
      {aside ?? <SubmitButton wide>Отправить вопрос</SubmitButton>}
    </Form>
  );
}
