import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Stack } from '@/components/ui/stack/stack';
import type { FoundUnsubscription } from './load-unsubscription';
import * as path from '@/lib/routes/path';

interface UnsubscribeScreenProps {
  token: string;
  /** Null for an invalid link. */
  found: FoundUnsubscription;
  /** The button was pressed and the services did not answer. */
  failed: boolean;
}

const settings = (
  <ButtonLink href={path.notifications()} kind="second">
    Все настройки уведомлений
  </ButtonLink>
);

/** A plain form: it works without a script, and nothing changes before its button is pressed. */
export function UnsubscribeScreen({ token, found, failed }: UnsubscribeScreenProps) {
  if (!found) {
    return (
      <>
        <AuthHead title="Ссылка не действует">
          Возможно, она скопирована не целиком. Выключить письма можно и в личном кабинете.
        </AuthHead>
        {settings}
      </>
    );
  }
  if (!found.isOn) {
    return (
      <>
        <AuthHead title="Вы отписались">Передумаете — включите письма снова в личном кабинете.</AuthHead>
        <Note kind="good" role="status">
          Письма «{found.name}» больше не приходят. Остальные уведомления остались как были.
        </Note>
        {settings}
      </>
    );
  }
  return (
    <>
      <AuthHead title="Больше не присылать письма?">
        Мы перестанем писать вам на почту о событии «{found.name}». На портале уведомления останутся.
      </AuthHead>
      {failed && (
        <Note kind="bad" role="alert">
          Отписаться не получилось: портал сейчас не отвечает. Попробуйте ещё раз.
        </Note>
      )}
      <form method="post" action={`/api/unsubscribe?token=${encodeURIComponent(token)}`}>
        <input type="hidden" name="page" value="1" />
        <Stack>
          <Button type="submit" wide>
            Больше не присылать
          </Button>
          {settings}
        </Stack>
      </form>
    </>
  );
}
