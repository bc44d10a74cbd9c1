import type { ReactNode } from 'react';
import type { Me } from '@/api/me/queries';
import { ConfirmEmail } from '@/components/blocks/confirm-email/confirm-email';
import { Badge } from '@/components/ui/badge/badge';
import { Section } from '@/components/ui/section/section';
import { needsConfirmation } from '@/lib/domain/account-confirmation';
import { CONFIRM_TO_ORDER } from '@/lib/domain/order-messages';
import { formatDate } from '@/lib/format/date';
import { hyphenated } from '@/lib/format/hyphens';
import { formatPhone, fullName } from '@/lib/format/person';
import styles from './account.module.css';
import { pharmacyWords } from './pharmacy-words';

const CONFIRM = 'Подтвердите электронную почту: откройте ссылку из нашего письма.';

export function PersonalData({ me }: { me: Me }) {
  return (
    <Section first title="Личные данные">
      <dl className={styles.data}>
        <Fact name="ФИО">{hyphenated(fullName(me))}</Fact>
        <Fact name="Почта">
          <Address email={me.email} />
          <EmailState confirmedAt={me.emailConfirmedAt} />
        </Fact>
        <Fact name="Телефон" none="Не указан">
          {formatPhone(me.phone)}
        </Fact>
        <Fact name="Дата рождения" none="Не указана">
          {formatDate(me.birthday)}
        </Fact>
        <Fact name="Telegram" none="Не указан">
          {me.telegram && `@${me.telegram}`}
        </Fact>
        <Fact name="Аптека" none="Не указана">
          {me.pharmacy && hyphenated(pharmacyWords(me.pharmacy))}
        </Fact>
      </dl>
      {me.ordersNeedConfirmation && me.emailConfirmedAt === null && (
        <ConfirmEmail>{needsConfirmation(me) ? CONFIRM_TO_ORDER : CONFIRM}</ConfirmEmail>
      )}
    </Section>
  );
}

/** Whether the e-mail is confirmed; nothing when the services do not return it. */
function EmailState({ confirmedAt }: { confirmedAt: Me['emailConfirmedAt'] }) {
  if (confirmedAt === undefined) return null;
  return (
    <small className={styles.state}>
      {confirmedAt ? <Badge kind="good">Подтверждена</Badge> : <Badge kind="warn">Не подтверждена</Badge>}
    </small>
  );
}

/** An e-mail that may break after its «@» when it is too long for a line. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Fact({ name, none, children }: { name: string; none?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-none={!children || undefined}>{children || none}</dd>
    </div>
  );
}
