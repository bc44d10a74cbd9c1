'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { awardeesQuery, awardTo, type Awardees } from '@/api/awards/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { counted, points as pointsWords } from '@/lib/format/number';
import { LoadError } from '../load-error';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingAwardProps } from '../training-types';
import styles from './training-award.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const TO_PEOPLE = ['человеку', 'людям', 'людям'] as const;
const GUESTS = ['участник', 'участника', 'участников'] as const;

/** Awards points to people who came; lists them first; nobody is awarded twice. */
export function TrainingAwardPopup({ training }: TrainingAwardProps) {
  const found = useQuery(awardeesQuery(training.id));
  return (
    <PopupShell title="Начислить пришедшим" size="m" keep>
      <p>«{training.name}». За один тренинг каждый получает баллы один раз, кто бы и сколько раз ни нажал.</p>
      {found.isPending ? (
        <RowSkeleton />
      ) : found.error ? (
        <LoadError error={found.error} again={found.refetch} />
      ) : (
        <Award training={training} found={found.data} />
      )}
    </PopupShell>
  );
}

interface AwardProps extends TrainingAwardProps {
  found: Awardees;
}

function Award({ training: { id }, found: { items, page, meta } }: AwardProps) {
  const close = useClosePopup();
  const cache = useQueryClient();
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  const total = page?.total ?? items.length;
  return (
    <>
      {meta.awarded > 0 && (
        <Note>Баллы уже у {counted(meta.awarded, ['человека', 'человек', 'человек'])}.</Note>
      )}
      {meta.guests > 0 && (
        <Note kind="warn">
          Без кабинета: {counted(meta.guests, GUESTS)}. Баллы начисляются только на счёт в кабинете.
        </Note>
      )}
      {total === 0 ? (
        <Note>Начислять некому: отметок о визите без баллов нет.</Note>
      ) : (
        <Form
          schema={async () => (await import('@/lib/validation/forms/training-award')).trainingAwardForm}
          defaults={{ points: '', reason: '' }}
          label="Баллы за тренинг"
          onSubmit={async (body) => {
            const paid = await awardTo(id, body, request.of([id, body]));
            request.forget();
            announceWrite();
            close();
            toast({
              text: `Начислено ${counted(paid.people, TO_PEOPLE)} по ${pointsWords(paid.points)}`,
              kind: 'good',
            });
            router.refresh();
            await cache.invalidateQueries({ queryKey: awardeesQuery(id).queryKey });
          }}
        >
          <ul className={styles.names} tabIndex={0} aria-label="Кто получит баллы">
            {items.map(({ id: of, name, pharmacy }) => (
              <li key={of}>
                {name} {pharmacy && <span className={styles.more}>{pharmacy}</span>}
              </li>
            ))}
            {total > items.length && (
              <li className={styles.more}>и ещё {counted(total - items.length, PEOPLE)}</li>
            )}
          </ul>
          <TextField name="points" label={`Баллы каждому, ${meta.markName}`} inputMode="numeric" />
          <TextareaField
            name="reason"
            label="За что"
            hint="Участник прочтёт это в истории баллов."
            optional
            rows={2}
            max={300}
          />
          <Total people={total} />
          <FormMessage />
          <PopupShell.Actions>
            <Button kind="second" onClick={close}>
              Отмена
            </Button>
            <SubmitButton>Начислить</SubmitButton>
          </PopupShell.Actions>
        </Form>
      )}
    </>
  );
}

/** The total of the award, updated during typing. */
function Total({ people }: { people: number }) {
  const each = Number(useWatch({ name: 'points' }));
  return (
    <p aria-live="polite">
      {counted(people, PEOPLE)}
      {Number.isInteger(each) && each > 0 && `, всего ${pointsWords(people * each)}`}
    </p>
  );
}
