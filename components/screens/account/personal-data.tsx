import type { ReactNode } from 'react';
import type { Me } from '@/api/me/queries';
import { Section } from '@/components/ui/section/section';
import { formatDate } from '@/lib/format/date';
import { hyphenated } from '@/lib/format/hyphens';
import { formatPhone, fullName } from '@/lib/format/person';
import styles from './account.module.css';
import { pharmacyWords } from './pharmacy-words';

export function PersonalData({ me }: { me: Me }) {
  return (
    <Section first title="Личные данные">
      <dl className={styles.data}>
        <Fact name="ФИО">{hyphenated(fullName(me))}</Fact>
        <Fact name="Почта">
          <Address email={me.email} />
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
    </Section>
  );
}

/** Too long for a line, an address goes on after its «@». */
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
