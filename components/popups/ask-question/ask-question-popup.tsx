'use client';

import { useQuery } from '@tanstack/react-query';
import { expertsQuery } from '@/api/user/queries';
import { AskForm } from '@/components/blocks/ask-form/ask-form';
import { SubmitButton } from '@/components/forms/form';
import { Button } from '@/components/ui/button/button';
import { displayName } from '@/lib/format/person';
import { PopupShell, useClosePopup } from '../slot';

/** The question form over any page. */
export function AskQuestionPopup() {
  const close = useClosePopup();
  const { data } = useQuery(expertsQuery());
  const experts = (data?.items ?? [])
    .filter(({ profile }) => profile?.takesQuestions)
    .map((person) => ({ id: person.id, name: displayName(person) }));
  return (
    <PopupShell title="Вопрос эксперту" size="m" keep>
      <AskForm
        experts={experts}
        onSent={close}
        aside={
          <PopupShell.Actions>
            <Button kind="second" onClick={close}>
              Отмена
            </Button>
            <SubmitButton>Отправить вопрос</SubmitButton>
          </PopupShell.Actions>
        }
      />
    </PopupShell>
  );
}
