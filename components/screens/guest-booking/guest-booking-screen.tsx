import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Stack } from '@/components/ui/stack/stack';
import { wholeClocksWords } from '@/lib/domain/trainings/clock-words';
import { placeWords } from '@/lib/domain/training-words';
import * as path from '@/lib/routes/path';
import type { FoundGuestBooking } from './load-guest-booking';

interface GuestBookingScreenProps {
  token: string;
  /** Null for a link that is none. */
  found: FoundGuestBooking;
  /** The button was pressed, and it is done. */
  done: boolean;
  /** The button was pressed and the services did not answer. */
  failed: boolean;
}

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
        <AuthHead title="Запись снята">Ваши имя, телефон, почта и аптека удалены из записи.</AuthHead>
        <Note kind="good" role="status">
          Передумаете — попросите записать вас снова или запишитесь сами в своём кабинете.
        </Note>
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
  return (
    <>
      <AuthHead title={found.isActive ? 'Снять запись на тренинг?' : 'Удалить данные записи?'}>
        «{found.name}»: {wholeClocksWords(found)}, {placeWords(found)}. Место получит другой участник, ваши
        имя, телефон, почта и аптека будут удалены. Вернуть запись по этой ссылке нельзя.
      </AuthHead>
      {failed && (
        <Note kind="bad" role="alert">
          Снять запись не получилось: портал сейчас не отвечает. Попробуйте ещё раз.
        </Note>
      )}
      <form method="post" action={`/api/guest-booking?token=${encodeURIComponent(token)}`}>
        <Stack>
          <Button type="submit" kind="danger" wide>
            {found.isActive ? 'Снять запись и удалить данные' : 'Удалить данные'}
          </Button>
          {registration}
        </Stack>
      </form>
    </>
  );
}
