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
        <Fact name="Телефон">{formatPhone(me.phone)}</Fact>
        <Fact name="Дата рождения">{formatDate(me.birthday)}</Fact>
        <Fact name="Telegram">{me.telegram && `@${me.telegram}`}</Fact>
        <Fact name="Аптека">{me.pharmacy && pharmacyWords(me.pharmacy)}</Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-none={!children || undefined}>{children || 'Не указано'}</dd>
    </div>
  );
}
