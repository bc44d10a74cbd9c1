import type { ReactNode } from 'react';
import type { CertificateCheck } from '@/api/certificates/queries';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { CertificateSheet } from '@/components/blocks/certificate-sheet/certificate-sheet';
import { Seal } from '@/components/blocks/certificate-sheet/seal';
import { Note } from '@/components/ui/note/note';
import { formatDate } from '@/lib/format/date';
import { pageTitle } from '@/lib/routes/page-titles';
import styles from './certificate-check.module.css';

/** Result of checking a certificate: its contents and whether it is valid. `check` is null when throttled. */
export function CertificateCheckScreen({ check }: { check: CertificateCheck | null }) {
  if (!check) {
    return (
      <>
        <AuthHead title={pageTitle('certificate')}>Сейчас проверить не получилось.</AuthHead>
        <Note kind="warn" role="status">
          С вашего адреса слишком много раз проверяли неизвестные номера. Подождите час и откройте страницу
          ещё раз.
        </Note>
      </>
    );
  }
  const { holder, title, subtitle, brandName, brand, issuedAt, number } = check;
  return (
    <div data-auth="wide" data-brand={brand ?? 'proexpert'} className={styles.check}>
      <AuthHead title={pageTitle('certificate')}>
        Сверьте эти слова с тем, что написано на сертификате.
      </AuthHead>
      <Status check={check} />
      <CertificateSheet brandName={brandName}>
        <dl className={styles.facts}>
          <Fact name="Выдан">{holder ?? 'Имя удалено вместе с учётной записью владельца'}</Fact>
          <Fact name="За что">{title}</Fact>
          <Fact name="Результат">{subtitle}</Fact>
          <Fact name="Программа">{brandName}</Fact>
          <Fact name="Дата">
            <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
          </Fact>
          <Fact name="Номер">{number}</Fact>
        </dl>
        {check.status === 'valid' && <Seal className={styles.seal} />}
      </CertificateSheet>
    </div>
  );
}

function Status({ check: { status, revokedAt } }: { check: CertificateCheck }) {
  return status === 'valid' ? (
    <Note kind="good">
      <b>Сертификат действителен</b>
    </Note>
  ) : (
    <Note kind="bad">
      <b>Сертификат отозван</b> {formatDate(revokedAt)}: он больше ничего не подтверждает.
    </Note>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
