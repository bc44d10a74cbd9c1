import type { ReactNode } from 'react';
import type { Me } from '@/api/me/queries';
import { Section } from '@/components/ui/section/section';
import { formatDate } from '@/lib/format/date';
import { formatPhone, fullName } from '@/lib/format/person';
import styles from './account.module.css';
import { pharmacyWords } from './pharmacy-words';

export function PersonalData({ me }: { me: Me }) {
  return (
    <Section first title="Личные данные">
      <dl className={styles.data}>
        <Fact name="ФИО">{fullName(me)}</Fact>
        <Fact name="Почта">{me.email}</Fact>
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
          {me.pharmacy && pharmacyWords(me.pharmacy)}
        </Fact>
      </dl>
    </Section>
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
