import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Stack } from '@/components/ui/stack/stack';
import { wholeClocksWords } from '@/lib/domain/trainings/clock-words';
import type { GuestState } from '@/lib/domain/trainings/guest-state';
import { placeWords } from '@/lib/domain/training-words';
import * as path from '@/lib/routes/path';
import type { FoundGuestBooking } from './load-guest-booking';

interface GuestBookingScreenProps {
  token: string;
  /** Null for an invalid link. */
  found: FoundGuestBooking;
  /** State of the booking before it was cancelled by the button; null until then. */
  done: GuestState | null;
  /** The button was pressed and the services did not answer. */
  failed: boolean;
}

const REMOVED = { title: 'Удалить данные записи?', press: 'Удалить данные', done: 'Данные удалены' } as const;
const WORDS = {
  seat: {
    title: 'Снять запись на тренинг?',
    text: 'Место получит другой участник, ваши имя, телефон, почта и аптека будут удалены. Вернуть запись по этой ссылке нельзя.',
    press: 'Снять запись и удалить данные',
    done: 'Запись снята',
  },
  line: {
    title: 'Выйти из листа ожидания?',
    text: 'Ваши имя, телефон, почта и аптека будут удалены. Вернуться в лист ожидания по этой ссылке нельзя.',
    press: 'Выйти и удалить данные',
    done: 'Вы вышли из листа ожидания',
  },
  came: {
    ...REMOVED,
    text: 'Ваши имя, телефон, почта и аптека будут удалены из записи. Посещение останется учтённым без них.',
  },
  over: { ...REMOVED, text: 'Ваши имя, телефон, почта и аптека будут удалены из записи.' },
} as const satisfies Record<GuestState, object>;

const registration = (
  <ButtonLink href={path.registration()} kind="second">
    Завести кабинет на портале
  </ButtonLink>
);

/** A plain form: it works without a script, and nothing changes before its button is pressed. */
export function GuestBookingScreen({ token, found, done, failed }: GuestBookingScreenProps) {
  if (done) {
    return (
      <>
        <AuthHead title={WORDS[done].done}>Ваши имя, телефон, почта и аптека удалены из записи.</AuthHead>
        {(done === 'seat' || done === 'line') && (
          <Note kind="good" role="status">
            Передумаете — попросите записать вас снова или запишитесь сами в своём кабинете.
          </Note>
        )}
        {registration}
      </>
    );
  }
  if (!found) {
    return (
      <>
        <AuthHead title="Ссылка не действует">
          Возможно, запись уже снята или ссылка скопирована не целиком.
        </AuthHead>
        {registration}
      </>
    );
  }
  const words = WORDS[found.state];
  return (
    <>
      <AuthHead title={words.title}>
        «{found.name}»: {wholeClocksWords(found)}, {placeWords(found)}. {words.text}
      </AuthHead>
      {failed && (
        <Note kind="bad" role="alert">
          Не получилось: портал сейчас не отвечает. Попробуйте ещё раз.
        </Note>
      )}
      <form method="post" action={`/api/guest-booking?token=${encodeURIComponent(token)}`}>
        <Stack>
          <Button type="submit" kind="danger" wide>
            {words.press}
          </Button>
          {registration}
        </Stack>
      </form>
    </>
  );
}
