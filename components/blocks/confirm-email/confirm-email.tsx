'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, messageOf } from '@/api/core/call-error';
import { meQuery } from '@/api/me/queries';
import { useSendConfirmation } from '@/api/user/queries';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { counted } from '@/lib/format/number';
import styles from './confirm-email.module.css';

const MINUTES = ['минуту', 'минуты', 'минут'] as const;

/** The message of a failed request; for 429 with the time until the next letter: «… запросить через 40 минут …» */
function failureWords(error: Error): string {
  if (!(error instanceof CallError) || error.status !== 429) return messageOf(error);
  const minutes = Math.max(Math.ceil((error.retryAfter ?? 60) / 60), 1);
  return `Писем уже было несколько. Следующее можно запросить через ${counted(minutes, MINUTES)}, пока проверьте «Спам».`;
}

/** Sends the confirmation letter again. Focusing the window refetches whether the address is confirmed. */
export function ConfirmEmail({ children }: { children: string }) {
  const cache = useQueryClient();
  const { data: me } = useQuery({ ...meQuery(), refetchOnWindowFocus: 'always' });
  const letter = useSendConfirmation();
  const { error, isSuccess, isPending } = letter;
  // 409: the address was confirmed in another tab
  const isConfirmed = Boolean(me?.emailConfirmedAt) || (error instanceof CallError && error.status === 409);
  const send = () =>
    letter.mutate(undefined, {
      onError: () => void cache.invalidateQueries({ queryKey: meQuery().queryKey }),
    });
  if (isConfirmed) {
    return (
      <Note kind="good" role="status">
        Почта уже подтверждена.
      </Note>
    );
  }
  return (
    <div className={styles.box}>
      <Note kind="warn">{children}</Note>
      <div role="status">
        {isSuccess && (
          <Note kind="good">
            Письмо отправлено{me ? ` на ${me.email}` : ''}. Откройте ссылку из него на этом устройстве. Если
            письма нет, проверьте «Спам».
          </Note>
        )}
      </div>
      <div role="alert">{error && <Note kind="bad">{failureWords(error)}</Note>}</div>
      <Button kind="second" size="s" loading={isPending} data-script="" onClick={send}>
        Отправить письмо ещё раз
      </Button>
    </div>
  );
}
